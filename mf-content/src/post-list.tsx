import type { ListPage } from "@hub/shared-contracts/content/list-page";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { ListPages } from "./list-pages.tsx";
import type { ListedPost } from "./listed-post.ts";
import { PostCard } from "./post-card.tsx";

/** Id of the section around a list of posts. */
export const POST_LIST = "posts";

interface PostListProps {
	readonly list: ListPage<ListedPost>;
	/** Path of the list; undefined: no links to other pages. */
	readonly href: string | undefined;
	readonly empty: { readonly title: string; readonly text: string };
	readonly headingLevel: 2 | 3;
	/** True to make the first post large. Default false. */
	readonly lead?: boolean;
}

/** A page of a list of posts with links to the other pages. */
export function PostList({
	list: { items, page, pageSize, total },
	href,
	empty,
	headingLevel,
	lead = false,
}: PostListProps) {
	return (
		<>
			{items.length === 0 ? (
				<EmptyState headingLevel={headingLevel} title={empty.title} text={empty.text} />
			) : (
				<CardGrid lead={lead}>
					{items.map((listed) => (
						<PostCard key={listed.post.key} listed={listed} headingLevel={headingLevel} />
					))}
				</CardGrid>
			)}
			<ListPages href={href} anchor={POST_LIST} page={page} total={total} pageSize={pageSize} />
		</>
	);
}
