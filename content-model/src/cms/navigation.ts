// Queries of the collection `navigation`: links of header, footer and legal line.

import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import type {
	NavigationEntry,
	NavigationGroup,
	NavigationLink,
	NavigationMenus,
} from "@hub/shared-contracts/content/navigation";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { navigation } from "../collections/navigation.ts";
import { documentsOf, query } from "./documents.ts";
import { type ItemOf, select } from "./select.ts";

const link = select(navigation, "none", { also: ["menu", "group", "label", "href", "about"] });

export const navigationDocuments = documentsOf(navigation, { list: link }, { order: ["sort", "label"] });

export type NavigationRow = ItemOf<typeof link>;

/** Queries all links of a language in order, with their current addresses. */
export function navigationOf(locale: Locale): ContentQuery<NavigationRow> {
	return {
		...query(navigationDocuments.list, locale),
		read({ item }, { canonicalHref }) {
			// The part `list` created it.
			const row = item as NavigationRow;
			return { kind: "item", item: { ...row, href: canonicalHref(row.href) } };
		},
	};
}

/**
 * Groups links into menus. Links of header and footer are grouped in the order of their first link. In the header,
 * links without a group stand on their own. Links without a target are left out.
 */
export function menusFrom(rows: readonly NavigationRow[]): NavigationMenus {
	const entries = rows.filter(({ href }) => href !== "");
	const rowsOf = (menu: NavigationRow["menu"]) => entries.filter((entry) => entry.menu === menu);
	const link = ({ label, href, about }: NavigationRow): NavigationLink => ({
		label,
		href,
		...(about ? { about } : {}),
	});
	const groups = (menu: NavigationRow["menu"]) =>
		[...Map.groupBy(rowsOf(menu), ({ group }) => group)].map(
			([label, grouped]): NavigationGroup => ({ label, links: grouped.map(link) }),
		);
	return {
		header: groups("header").flatMap((group): readonly NavigationEntry[] =>
			group.label === "" ? group.links : [group],
		),
		footer: groups("footer"),
		legal: rowsOf("legal").map(link),
	};
}
