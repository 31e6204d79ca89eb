import type { Resource } from "@hub/content-model/cms/resource";
import { resourceFacets, resourcesOf, resourceTexts } from "@hub/content-model/cms/resource";
import type { ResourceFilter } from "@hub/shared-contracts/content/resource";
import { localized } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { loadListPage, onPage } from "../list-page.loader.ts";
import type { ContentTexts } from "../messages.ts";
import { findablePage, SEARCH_KINDS } from "../search-kinds.loader.ts";
import { RESOURCES_PER_PAGE, resourceAnchor, resourceFilterOf, resourceSearch } from "./resource-list-address.ts";
import { sizeText } from "./size-text.ts";

/** A resource and the formatted size of its file. */
export interface ListedResource {
	readonly resource: Resource;
	readonly size: string;
}

/** A page of the files to take along. */
export interface ResourcesData {
	readonly resources: readonly ListedResource[];
	/** Page number from 1. */
	readonly page: number;
	/** Number of resources in the filtered list. */
	readonly total: number;
	readonly filter: ResourceFilter;
	/** Existing combinations of kind and language; only these are available as filters. */
	readonly facets: readonly Required<ResourceFilter>[];
}

export async function loadResources({ content, locale, t, query }: RouteLoaderContext<ContentTexts>) {
	const filter = resourceFilterOf(query);
	if (!filter) return missing();
	const [listPage, facets] = await Promise.all([
		loadListPage(content, query, RESOURCES_PER_PAGE, (part) => resourcesOf(locale, { ...filter, ...part })),
		content.list(resourceFacets(locale)),
	]);
	if (!listPage) return missing();
	const { items, page, total } = listPage;
	const data: ResourcesData = {
		resources: items.map((resource) => ({ resource, size: sizeText(resource.file.bytes, locale) })),
		page,
		total,
		filter,
		facets: distinct(facets),
	};
	const search = resourceSearch(filter);
	return found(
		data,
		onPage(page, t, {
			head: { title: titleOf(filter, t), description: t("resources.description") },
			...(search ? { canonicalSearch: search, translatedSearch: localized(() => search) } : {}),
		}),
	);
}

/** “Resources: Guides, in German”. */
function titleOf({ kind, language }: ResourceFilter, t: ContentTexts): string {
	const narrowed = [
		...(kind ? [t(`resources.kinds.${kind}`)] : []),
		...(language ? [t(`resources.in.${language}`)] : []),
	];
	return [t("resources.title"), ...(narrowed.length > 0 ? [narrowed.join(", ")] : [])].join(": ");
}

function distinct(facets: readonly Required<ResourceFilter>[]): readonly Required<ResourceFilter>[] {
	return [...new Map(facets.map((facet) => [`${facet.kind} ${facet.language}`, facet])).values()];
}

/** The list itself, and what the files in it are about. */
export const searchResources: readonly SearchSource[] = [
	...findablePage("resources.title", "resources.description", "resources"),
	searchRows({
		...SEARCH_KINDS.resource,
		query: resourceTexts,
		params: () => ({}),
		about: ({ title, description, slug, kind, file, publishedOn }, t) => ({
			title,
			summary: description,
			tags: [t(`resources.kind.${kind}`), file.format.toUpperCase()],
			...(publishedOn ? { date: publishedOn } : {}),
			place: `${resourceSearch({ kind })}#${resourceAnchor(slug)}`,
		}),
	}),
];
