// The exports of React Router that remotes may use in the browser. The whole package would weigh twice as much, since
// nothing of it could be tree-shaken; a house rule reports uses of others (architecture/structure.test.ts).

export {
	Link,
	NavLink,
	useLoaderData,
	useLocation,
	useNavigate,
	useNavigation,
	useParams,
	useSearchParams,
} from "react-router";
