import { PICTURE_SIZES, pictureHref } from "@hub/shared-contracts/content/picture";
import { RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Portrait } from "@hub/shared-ui/cover/portrait";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { useLoaderData } from "react-router";
import { useContentMessages } from "../messages.ts";
import { POST_LIST, PostList } from "../post-list.tsx";
import type { AuthorData } from "./author.loader.ts";

/** Page of an author with their posts. */
export default function AuthorPage() {
	const { author, posts } = useLoaderData<AuthorData>();
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
				<PostList
					list={posts}
					href={href("author", { slug: author.slug })}
					empty={{ title: t("insights.empty.title"), text: t("insights.empty.text") }}
					headingLevel={3}
				/>
			</Section>
		</>
	);
}
