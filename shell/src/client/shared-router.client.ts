// What remotes get of React Router in the browser: what their pages need of it. The whole package would weigh twice as much, for nothing
// of it could be left out; what is missing here is undefined there, and a house rule names it (architecture/structure.test.ts).

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
