import { feedLinks } from "@hub/shared-contracts/remote/feed";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { FeedLinks } from "@hub/shared-ui/layout/feed-links";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { useLoaderData } from "react-router";
import { CategoryLinks } from "../category-links.tsx";
import { useContentMessages } from "../messages.ts";
import { POST_LIST, PostList } from "../post-list.tsx";
import type { InsightsData } from "./insights.loader.ts";

/** List of posts, with one lead story on the first page. */
export default function InsightsPage() {
	const { posts, categories } = useLoaderData<InsightsData>();
	const t = useContentMessages();
	const { href, locale } = useRuntime();
	return (
		<>
			<PageHead
				eyebrow={t("insights.eyebrow")}
				title={t("insights.title")}
				description={t("insights.description")}
				picture={<Cover seed="insights" density="head" />}
			/>
			<Section id={POST_LIST}>
				<CategoryLinks categories={categories} />
				<PostList
					list={posts}
					href={href("insights")}
					empty={{ title: t("insights.empty.title"), text: t("insights.empty.text") }}
					headingLevel={2}
					lead={posts.page === 1}
				/>
				<FeedLinks label={t("insights.feed")} links={feedLinks("insights", locale)} />
			</Section>
		</>
	);
}
