import { type Category, categoriesOf } from "@hub/content-model/cms/category";
import type { ListPage } from "@hub/shared-contracts/content/list-page";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import { onPage } from "../list-page.loader.ts";
import type { ListedPost } from "../listed-post.ts";
import type { ContentMessage, ContentTexts } from "../messages.ts";
import { loadPostPage } from "../post-list.loader.ts";

export interface InsightsData {
	readonly posts: ListPage<ListedPost>;
	/** Filters of the list. */
	readonly categories: readonly Category[];
}

export async function loadInsights(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, t } = context;
	const [posts, categories] = await Promise.all([loadPostPage(context), content.list(categoriesOf(locale))]);
	if (!posts) return missing();
	return found<InsightsData>(
		{ posts, categories },
		onPage(posts.page, t, { head: { title: t("insights.title"), description: t("insights.description") } }),
	);
}

export const searchInsights = searchPage<ContentMessage>("insights.title", "insights.description", "insights");
