// Filters in the address of the list of resources: `?kind=guide&language=de`, the same in every language (CT-3).

import { RESOURCE_KINDS, type ResourceFilter } from "@hub/shared-contracts/content/resource";
import { isLocale } from "@hub/shared-contracts/language/locale";

/** Number of resources per page. */
export const RESOURCES_PER_PAGE = 10;

/** The id of the element around the list. */
export const RESOURCE_LIST = "resources";

/** Parses the filter of an address; undefined if it is invalid. */
export function resourceFilterOf(query: URLSearchParams): ResourceFilter | undefined {
	const [kindAsked, language] = [query.get("kind"), query.get("language")];
	const kind = RESOURCE_KINDS.find((candidate) => candidate === kindAsked);
	if ((kindAsked !== null && !kind) || (language !== null && !isLocale(language))) return undefined;
	return { ...(kind ? { kind } : {}), ...(isLocale(language) ? { language } : {}) };
}

/** The query of a narrowing, with its `?`; empty for the whole list. */
export function resourceSearch({ kind, language }: ResourceFilter): string {
	const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(language ? { language } : {}) }).toString();
	return query && `?${query}`;
}

/** Anchor of a resource within the list. */
export function resourceAnchor(slug: string): string {
	return `resource-${slug}`;
}
