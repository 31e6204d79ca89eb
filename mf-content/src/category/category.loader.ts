import {
	type Category,
	categoriesOf,
	categoryBySlug,
	categoryDocuments,
	categoryEntries,
	categoryTranslations,
} from "@hub/content-model/cms/category";
import { pagesOf } from "@hub/content-model/cms/documents";
import { redirectToTranslation } from "@hub/content-model/cms/translation";
import type { ListPage } from "@hub/shared-contracts/content/list-page";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type SearchSource, type SearchText, searchRows } from "@hub/shared-contracts/search/search-source";
import { onPage } from "../list-page.loader.ts";
import type { ListedPost } from "../listed-post.ts";
import type { ContentTexts } from "../messages.ts";
import { loadPostPage } from "../post-list.loader.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";

/** The category whose regions have pages of their own. */
const REGIONAL = "international-pulse";

/** A category or region with a page of its posts. */
export interface CategoryData {
	readonly category: Category;
	readonly posts: ListPage<ListedPost>;
	/** All categories, for links to others. */
	readonly categories: readonly Category[];
	/** The regions of this category; empty for most. */
	readonly regions: readonly Category[];
}

export function loadCategory(context: RouteLoaderContext<ContentTexts>) {
	return load(context, context.params.slug ?? "", "");
}

export function loadCategoryRegion(context: RouteLoaderContext<ContentTexts>) {
	return load(context, REGIONAL, context.params.region ?? "");
}

/** A page for each category. */
export const categoryPages = [pagesOf(categoryDocuments, { slug: "slug" }, { where: { region: "" } })];

/** A page for each region. */
export const regionPages = [pagesOf(categoryDocuments, { region: "region" }, { where: { slug: REGIONAL } })];

async function load(context: RouteLoaderContext<ContentTexts>, slug: string, region: string) {
	const { content, locale, href } = context;
	const category = await content.first(categoryBySlug(locale, slug, region));
	if (!category && region) return missing();
	if (!category) return redirectToTranslation(context, "categories", slug, (slug) => href("category", { slug }));
	const [posts, categories, translations] = await Promise.all([
		loadPostPage(context, { categorySlug: slug, region: region || undefined }),
		content.list(categoriesOf(locale)),
		content.list(categoryTranslations(category.key)),
	]);
	if (!posts) return missing();
	const regions = categories.filter((other) => slug === REGIONAL && other.slug === slug && other.region !== "");
	const params = (other: Category) => (region ? { region: other.region } : { slug: other.slug });
	return found<CategoryData>(
		{ category, posts, categories, regions },
		onPage(posts.page, context.t, {
			head: {
				title: category.title,
				description: category.description,
				cover: { seed: category.key, tone: category.tone },
			},
			translations: Object.fromEntries(translations.map((other) => [other.locale, params(other)])),
		}),
	);
}

const aboutCategory = ({ title, description }: Category): SearchText => ({ title, summary: description });

export const searchCategories: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.page,
		query: categoryEntries,
		params: ({ slug, region }) => (region ? undefined : { slug }),
		about: aboutCategory,
	}),
];

export const searchCategoryRegions: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.page,
		query: categoryEntries,
		params: ({ slug, region }) => (slug === REGIONAL && region ? { region } : undefined),
		about: aboutCategory,
	}),
];
