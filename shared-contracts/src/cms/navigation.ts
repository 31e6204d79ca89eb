// Collection `navigation`: links of header, footer and legal line, one row per language.

import { z } from "zod";
import type { NavigationGroup, NavigationMenus } from "../content/navigation.ts";
import type { ContentQuery } from "../content-reader.ts";
import type { Locale } from "../locale.ts";
import { optionalText, parseRow, text } from "./row.ts";

const row = z.object({ id: text, menu: z.enum(["header", "footer", "legal"]), group: optionalText, label: text, href: text });

/** One row. */
export type NavigationRow = z.infer<typeof row>;

/** All links of a language in their order. */
export function navigationOf(locale: Locale): ContentQuery<NavigationRow> {
	return {
		collection: "navigation",
		fields: ["id", "menu", "group", "label", "href"],
		filter: { locale: { _eq: locale } },
		sort: ["sort", "label"],
		parse: (value) => parseRow(row, value, (parsed) => parsed),
	};
}

/** Rows as menus; links of the footer gather under their group in the order of its first link. */
export function menusFrom(rows: readonly NavigationRow[], canonicalHref: (href: string) => string): NavigationMenus {
	const links = (menu: NavigationRow["menu"]) =>
		rows.filter((entry) => entry.menu === menu).map(({ label, href }) => ({ label, href: canonicalHref(href) }));
	const groups = new Map<string, NavigationGroup & { links: { label: string; href: string }[] }>();
	for (const { menu, group, label, href } of rows) {
		if (menu !== "footer") continue;
		const known = groups.get(group) ?? { label: group, links: [] };
		known.links.push({ label, href: canonicalHref(href) });
		groups.set(group, known);
	}
	return { header: links("header"), footer: [...groups.values()], legal: links("legal") };
}
