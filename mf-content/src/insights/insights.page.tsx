import { feedLinks } from "@hub/shared-contracts/remote/feed";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { FeedLinks } from "@hub/shared-ui/layout/feed-links";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { useLoaderData } from "react-router";
import { CategoryLinks } from "../category-links.tsx";
import { useContentMessages } from "../messages.ts";
import { PostCard } from "../post-card.tsx";
import { POST_LIST, PostPages } from "../post-pages.tsx";
import type { InsightsData } from "./insights.loader.ts";

/** List of posts, with one lead story on the first page. */
export default function InsightsPage() {
	const { posts, page, total, categories } = useLoaderData<InsightsData>();
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
				{posts.length === 0 ? (
					<EmptyState title={t("insights.empty.title")} text={t("insights.empty.text")} />
				) : (
					<CardGrid lead={page === 1}>
						{posts.map((listed) => (
							<PostCard key={listed.post.key} listed={listed} headingLevel={2} />
						))}
					</CardGrid>
				)}
				<PostPages href={href("insights")} page={page} total={total} />
				<FeedLinks label={t("insights.feed")} links={feedLinks("insights", locale)} />
			</Section>
		</>
	);
}
