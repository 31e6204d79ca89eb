// How an address says what the list of resources is narrowed to: `?kind=guide&language=de`, the same words in every language (CT-3).

import { RESOURCE_KINDS, type ResourceFilter } from "@hub/shared-contracts/content/resource";
import { isLocale } from "@hub/shared-contracts/language/locale";

/** How many resources a page of the list shows. */
export const RESOURCES_PER_PAGE = 10;

/** The id of the element around the list. */
export const RESOURCE_LIST = "resources";

/** What an address asks for; undefined where it asks for what there cannot be. */
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

/** The id of a resource within the list. */
export function resourceAnchor(slug: string): string {
	return `resource-${slug}`;
}
