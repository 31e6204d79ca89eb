import { PICTURE_SIZES, pictureHref } from "@hub/shared-contracts/content/picture";
import { RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Portrait } from "@hub/shared-ui/cover/portrait";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { useLoaderData } from "react-router";
import { useContentMessages } from "../messages.ts";
import { PostCard } from "../post-card.tsx";
import { POST_LIST, PostPages } from "../post-pages.tsx";
import type { AuthorData } from "./author.loader.ts";

/** Page of an author with their posts. */
export default function AuthorPage() {
	const { author, posts, page, total } = useLoaderData<AuthorData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const insights = href("insights");
	return (
		<>
			<PageHead
				breadcrumb={
					insights && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("insights.title"), href: insights }]} />
				}
				eyebrow={author.role}
				title={author.displayName}
				description={<RichText value={author.bio} />}
				picture={
					<Portrait
						seed={author.key}
						picture={author.portrait && pictureHref(author.portrait, "head")}
						size={PICTURE_SIZES.head}
					/>
				}
			/>
			<Section id={POST_LIST} heading={t("author.posts", { name: author.displayName })}>
				{posts.length === 0 ? (
					<EmptyState headingLevel={3} title={t("insights.empty.title")} text={t("insights.empty.text")} />
				) : (
					<CardGrid>
						{posts.map((listed) => (
							<PostCard key={listed.post.key} listed={listed} />
						))}
					</CardGrid>
				)}
				<PostPages href={href("author", { slug: author.slug })} page={page} total={total} />
			</Section>
		</>
	);
}
