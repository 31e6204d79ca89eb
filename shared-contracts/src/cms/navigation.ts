// Collection `navigation`: links of header, footer and legal line, one row per language.

import { z } from "zod";
import type { ContentQuery } from "../content/content-reader.ts";
import type { NavigationGroup, NavigationMenus } from "../content/navigation.ts";
import type { Locale } from "../language/locale.ts";
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

/**
 * Rows as menus; links of the footer gather under their group in the order of its first link. `canonicalHref` is empty for an
 * address where nothing is: its entry is left out.
 */
export function menusFrom(rows: readonly NavigationRow[], canonicalHref: (href: string) => string): NavigationMenus {
	const entries = rows.map((row) => ({ ...row, href: canonicalHref(row.href) })).filter(({ href }) => href !== "");
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
