// The list that a page belongs to, for the menu: a post's address does not tell that it is one of the insights.

import type { StructuredData } from "@hub/shared-contracts/remote/structured-data";
import type { LinkedPage } from "../links/languages.ts";
import { routeHref } from "../router/address.ts";

/**
 * The address of the list above a page; undefined where there is none.
 * @param list the one that the page names itself
 */
export function sectionOf(
	{ table, strategy, route, locale }: LinkedPage,
	list: StructuredData["list"],
): string | undefined {
	if (typeof list === "object") return list.path;
	// Addresses that are nothing but a parameter are shared by pages of all kinds: what such a page belongs to, it says
	// itself.
	if (list === undefined && route.path.startsWith("/:")) return undefined;
	const parent = table.routes.get(route.parent);
	if (!parent || parent.key === "home" || parent.path.includes(":")) return undefined;
	return routeHref(table, strategy, parent.key, {}, locale);
}
