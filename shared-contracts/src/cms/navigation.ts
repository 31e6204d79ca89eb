// Queries of the collection `navigation`: links of header, footer and legal line.

import { navigation } from "../collections/navigation.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { NavigationGroup, NavigationMenus } from "../content/navigation.ts";
import type { Locale } from "../language/locale.ts";
import { type ItemOf, inLanguage, meaning, query, select } from "./select.ts";

const link = meaning(
	select(navigation, "none", { also: ["menu", "group", "label", "href"] }),
	({ href, ...rest }, { canonicalHref }) => ({ ...rest, href: canonicalHref(href) }),
);

/** One row. */
export type NavigationRow = ItemOf<typeof link>;

/** All links of a language in their order. */
export function navigationOf(locale: Locale): ContentQuery<NavigationRow> {
	return query(link, { filter: inLanguage(locale), sort: ["sort", "label"] });
}

/**
 * Rows as menus; links of the footer gather under their group in the order of its first link. An entry whose address leads nowhere is
 * left out.
 */
export function menusFrom(rows: readonly NavigationRow[]): NavigationMenus {
	const entries = rows.filter(({ href }) => href !== "");
	const links = (menu: NavigationRow["menu"]) =>
		entries.filter((entry) => entry.menu === menu).map(({ label, href }) => ({ label, href }));
	const groups = new Map<string, NavigationGroup & { links: { label: string; href: string }[] }>();
	for (const { menu, group, label, href } of entries) {
		if (menu !== "footer") continue;
		const known = groups.get(group) ?? { label: group, links: [] };
		known.links.push({ label, href });
		groups.set(group, known);
	}
	return { header: links("header"), footer: [...groups.values()], legal: links("legal") };
}
