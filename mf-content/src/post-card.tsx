import { CardPicture } from "@hub/shared-contracts/remote/card-picture";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { Cover } from "@hub/shared-ui/cover/cover";
import type { ListedPost } from "./listed-post.ts";

export function PostCard({
	listed: { post, date },
	headingLevel = 3,
}: {
	readonly listed: ListedPost;
	readonly headingLevel?: 2 | 3;
}) {
	const { href } = useRuntime();
	const target = href("page", { slug: post.slug });
	return (
		<Card
			href={target}
			title={post.title}
			headingLevel={headingLevel}
			eyebrow={post.category.title}
			text={post.description}
			cover={post.cover ? <CardPicture id={post.cover.id} /> : <Cover seed={post.key} tone={post.category.tone} />}
			meta={
				<>
					<time dateTime={post.publishedOn}>{date}</time>
					<span>{post.author.displayName}</span>
				</>
			}
		/>
	);
}
