import { categoriesOf, categoryBySlug, categoryTranslations } from "@hub/shared-contracts/cms/category";
import { postsOf } from "@hub/shared-contracts/cms/post";
import type { Category } from "@hub/shared-contracts/content/category";
import { found, missing } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import { type ListedPost, listed } from "../listed-post.ts";

/** The category whose regions have pages of their own. */
const REGIONAL = "international-pulse";

/** A category or region with its posts. */
export interface CategoryData {
	readonly category: Category;
	/** All categories, to go on to another. */
	readonly categories: readonly Category[];
	/** The regions of this category; empty for most. */
	readonly regions: readonly Category[];
	readonly posts: readonly ListedPost[];
}

export function loadCategory(context: RouteLoaderContext) {
	return load(context, context.params.slug ?? "", "");
}

export function loadCategoryRegion(context: RouteLoaderContext) {
	return load(context, REGIONAL, context.params.region ?? "");
}

async function load({ content, locale }: RouteLoaderContext, slug: string, region: string) {
	const category = await content.first(categoryBySlug(locale, slug, region));
	if (!category) return missing();
	const [posts, categories, translations] = await Promise.all([
		content.list(postsOf(locale, { categorySlug: slug, region })),
		content.list(categoriesOf(locale)),
		content.list(categoryTranslations(category.key)),
	]);
	const regions = categories.filter((other) => other.slug === slug && other.region !== "");
	const data: CategoryData = { category, categories, regions, posts: posts.map((post) => listed(post, locale)) };
	const params = (other: Category) => (region ? { region: other.region } : { slug: other.slug });
	return found(data, {
		head: { title: category.title, description: category.description },
		translations: Object.fromEntries(translations.map((other) => [other.locale, params(other)])),
	});
}
