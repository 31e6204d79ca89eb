import { type Resource, resourceFacets, resourcesOf, resourceTexts } from "@hub/content-model/cms/resource";
import { type ListPage, loadListPage, queryPage } from "@hub/shared-contracts/content/list-page";
import type { ResourceFilter } from "@hub/shared-contracts/content/resource";
import { localized } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type SearchSource, searchPage, searchRows } from "@hub/shared-contracts/search/search-source";
import { onPage } from "../list-page.loader.ts";
import type { ContentMessage, ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { resourceAnchor, resourceFilterOf, resourceSearch } from "./resource-list-address.ts";
import { sizeText } from "./size-text.ts";

const RESOURCES_PER_PAGE = 10;

/** A resource and the formatted size of its file. */
export interface ListedResource {
	readonly resource: Resource;
	readonly size: string;
}

export interface ResourcesData {
	readonly list: ListPage<ListedResource>;
	readonly filter: ResourceFilter;
	/** Existing combinations of kind and language; only these are available as filters. */
	readonly facets: readonly Required<ResourceFilter>[];
}

export async function loadResources({ content, locale, t, query }: RouteLoaderContext<ContentTexts>) {
	const filter = resourceFilterOf(query);
	if (!filter) return missing();
	const [listPage, facets] = await Promise.all([
		loadListPage(content, queryPage(query), RESOURCES_PER_PAGE, (part) => resourcesOf(locale, { ...filter, ...part })),
		content.list(resourceFacets(locale)),
	]);
	if (!listPage) return missing();
	const items = listPage.items.map((resource) => ({ resource, size: sizeText(resource.file.bytes, locale) }));
	const data: ResourcesData = {
		list: { ...listPage, items },
		filter,
		facets: distinct(facets),
	};
	const search = resourceSearch(filter);
	return found(
		data,
		onPage(listPage.page, t, {
			head: { title: titleOf(filter, t), description: t("resources.description") },
			...(search ? { canonicalSearch: search, translatedSearch: localized(() => search) } : {}),
		}),
	);
}

/** Returns the title of the filtered list, such as “Resources: Guides, in German”. */
function titleOf({ kind, language }: ResourceFilter, t: ContentTexts): string {
	const filters = [kind && t(`resources.kinds.${kind}`), language && t(`resources.in.${language}`)].filter(Boolean);
	return [t("resources.title"), filters.join(", ")].filter(Boolean).join(": ");
}

function distinct(facets: readonly Required<ResourceFilter>[]): readonly Required<ResourceFilter>[] {
	return [...new Map(facets.map((facet) => [`${facet.kind} ${facet.language}`, facet])).values()];
}

/** Finds the list itself, and each resource in it. */
export const searchResources: readonly SearchSource[] = [
	...searchPage<ContentMessage>("resources.title", "resources.description", "resources"),
	searchRows({
		...SEARCH_KINDS.resource,
		query: resourceTexts,
		params: () => ({}),
		about: ({ title, description, slug, kind, file, publishedOn }, t) => ({
			title,
			summary: description,
			tags: [t(`resources.kind.${kind}`), file.format.toUpperCase()],
			date: publishedOn || undefined,
			place: `${resourceSearch({ kind })}#${resourceAnchor(slug)}`,
		}),
	}),
];
