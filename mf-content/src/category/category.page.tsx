import { Link, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { useLoaderData } from "react-router";
import { CategoryLinks } from "../category-links.tsx";
import { useContentMessages } from "../messages.ts";
import { POST_LIST, PostList } from "../post-list.tsx";
import type { CategoryData } from "./category.loader.ts";

/** Posts of a category or region. */
export default function CategoryPage() {
	const { category, categories, regions, posts } = useLoaderData<CategoryData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const insights = href("insights");
	const { slug, region } = category;
	const list = region ? href("category-region", { region }) : href("category", { slug });
	return (
		<>
			<PageHead
				breadcrumb={
					insights && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("insights.title"), href: insights }]} />
				}
				eyebrow={t("category.eyebrow")}
				title={category.title}
				description={category.description}
				meta={
					category.region === "" &&
					regions.map(({ id, region, title }) => (
						<Link key={id} route="category-region" params={{ region }}>
							{title}
						</Link>
					))
				}
				picture={<Cover seed={category.key} tone={category.tone} density="head" />}
			/>
			<Section id={POST_LIST}>
				<CategoryLinks categories={categories} chosen={slug} />
				<PostList
					list={posts}
					href={list}
					empty={{ title: t("category.empty.title"), text: t("category.empty.text") }}
					headingLevel={2}
				/>
			</Section>
		</>
	);
}
