// A post in a list.

import { pictureHref } from "@hub/shared-contracts/content/picture";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { Cover } from "@hub/shared-ui/cover/cover";
import type { ListedPost } from "./listed-post.ts";

export function PostCard({ listed: { post, date }, headingLevel = 3 }: { listed: ListedPost; headingLevel?: 2 | 3 }) {
	const { href } = useRuntime();
	const target = href("page", { slug: post.slug });
	return (
		<Card
			{...(target ? { href: target } : {})}
			title={post.title}
			headingLevel={headingLevel}
			eyebrow={post.category.title}
			text={post.description}
			cover={
				post.cover ? (
					// The title names the content, so the picture is decorative.
					<img
						src={pictureHref(post.cover.id, "card")}
						srcSet={`${pictureHref(post.cover.id, "card")} 1x, ${pictureHref(post.cover.id, "card-2x")} 2x`}
						alt=""
						width={640}
						height={400}
						loading="lazy"
						decoding="async"
					/>
				) : (
					<Cover seed={post.key} tone={post.category.tone} />
				)
			}
			meta={
				<>
					<time dateTime={post.publishedOn}>{date}</time>
					<span>{post.author.displayName}</span>
				</>
			}
		/>
	);
}
