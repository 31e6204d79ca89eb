import { categoriesOf } from "@hub/shared-contracts/cms/category";
import { postsOf } from "@hub/shared-contracts/cms/post";
import type { Category } from "@hub/shared-contracts/content/category";
import { found } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import { type ListedPost, listed } from "../listed-post.ts";

/** All posts, and the categories to narrow them to. */
export interface InsightsData {
	readonly posts: readonly ListedPost[];
	readonly categories: readonly Category[];
}

export async function loadInsights({ content, locale }: RouteLoaderContext) {
	const [posts, categories] = await Promise.all([content.list(postsOf(locale)), content.list(categoriesOf(locale))]);
	const data: InsightsData = { posts: posts.map((post) => listed(post, locale)), categories };
	const messages = { de, en }[locale];
	return found(data, { head: { title: messages["insights.title"], description: messages["insights.description"] } });
}
