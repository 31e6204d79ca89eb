// Filters in the address of the list of resources: `?kind=guide&language=de`, the same in every language (CT-3).

import { queryOneOf } from "@hub/shared-contracts/content/list-page";
import { RESOURCE_KINDS, type ResourceFilter } from "@hub/shared-contracts/content/resource";
import { LOCALES } from "@hub/shared-contracts/language/locale";

/** Id of the section around the list. */
export const RESOURCE_LIST = "resources";

const LOCALE_CODES = LOCALES.map(({ code }) => code);

/** Parses the filter of an address. Returns undefined if it is invalid. */
export function resourceFilterOf(query: URLSearchParams): ResourceFilter | undefined {
	const kind = queryOneOf(query.get("kind"), RESOURCE_KINDS);
	const language = queryOneOf(query.get("language"), LOCALE_CODES);
	return kind === null || language === null ? undefined : { kind, language };
}

/** Returns the query of a filtered list with its `?`, or empty for the whole list. */
export function resourceSearch({ kind, language }: ResourceFilter): string {
	const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(language ? { language } : {}) }).toString();
	return query && `?${query}`;
}

/** Anchor of a resource within the list. */
export function resourceAnchor(slug: string): string {
	return `resource-${slug}`;
}
