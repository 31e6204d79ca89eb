import type { Category } from "@hub/content-model/cms/category";
import { categoriesOf } from "@hub/content-model/cms/category";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { onPage } from "../list-page.loader.ts";
import type { ContentTexts } from "../messages.ts";
import { loadPostPage, type PostPage } from "../post-list.loader.ts";
import { findablePage } from "../search-kinds.loader.ts";

/** A page of all posts, and the categories to narrow them to. */
export interface InsightsData extends PostPage {
	readonly categories: readonly Category[];
}

export async function loadInsights(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, t } = context;
	const [postPage, categories] = await Promise.all([loadPostPage(context), content.list(categoriesOf(locale))]);
	if (!postPage) return missing();
	const data: InsightsData = { ...postPage, categories };
	return found(
		data,
		onPage(data.page, t, { head: { title: t("insights.title"), description: t("insights.description") } }),
	);
}

/** The page itself, as the search finds it. */
export const searchInsights = findablePage("insights.title", "insights.description", "insights");
