import { CardGrid } from "@hub/shared-ui/card/card-grid";
import type { ListedPost } from "../../listed-post.ts";
import { PostCard } from "../../post-card.tsx";
import type { BlockViewProps } from "../define-block.ts";
import type { PostsBlock } from "./posts.shape.ts";

export default function PostsView({ data: posts }: BlockViewProps<PostsBlock, readonly ListedPost[]>) {
	return (
		<CardGrid>
			{posts.map((listed) => (
				<PostCard key={listed.post.key} listed={listed} />
			))}
		</CardGrid>
	);
}
