// Sorts menu links by language, menu and group, in the order that visitors see.

import { optionalText as text } from "@hub/content-model/cms/row";
import { z } from "zod";

const menuLink = z.object({
	id: z.string(),
	label: text,
	href: text,
	menu: text,
	group: text,
	locale: text,
	sort: z.number().nullable(),
	status: text,
	publish_at: z.string().nullable(),
	unpublish_at: z.string().nullable(),
});

/** Stored link of a menu. */
export type MenuLink = z.infer<typeof menuLink>;

export const MENU_FIELDS: readonly string[] = Object.keys(menuLink.shape);

/** Parses Directus' response. @throws ZodError */
export function readMenuLinks(body: unknown): readonly MenuLink[] {
	return z.object({ data: z.array(menuLink) }).parse(body).data;
}

export interface LinkGroup {
	/** Empty if the menu has no groups, or the links belong to none. */
	readonly name: string;
	readonly links: readonly MenuLink[];
}

export interface Menu {
	readonly menu: string;
	/** In the order of their first links, as on the site. A menu without groups has one group without a name. */
	readonly groups: readonly LinkGroup[];
}

/** Menus whose links can have groups. */
const GROUPED: readonly string[] = ["header", "footer"];

/** True if links of a menu can have groups. */
export function isGrouped(menu: string): boolean {
	return GROUPED.includes(menu);
}

/** Sorts links as the site does. */
export function sortLinks(links: readonly MenuLink[]): readonly MenuLink[] {
	return links.toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0) || one.label.localeCompare(other.label));
}

/**
 * Returns the menus of a language: those in `names`, then any others.
 * @param links links of the language, in order
 */
export function menusOf(links: readonly MenuLink[], names: readonly string[]): readonly Menu[] {
	const others = [...new Set(links.map(({ menu }) => menu))].filter((menu) => !names.includes(menu));
	return [...names, ...others].map((menu) => {
		const own = links.filter((link) => link.menu === menu);
		if (!isGrouped(menu) || own.length === 0) return { menu, groups: [{ name: "", links: own }] };
		return {
			menu,
			groups: [...Map.groupBy(own, ({ group }) => group)].map(([name, grouped]) => ({ name, links: grouped })),
		};
	});
}

/** Sorts some values of a list among the positions that they have together. */
export function reorder<Value>(list: readonly Value[], some: readonly Value[]): readonly Value[] {
	const next = some.values();
	// `some` is part of `list`, so the iterator never ends early.
	return list.map((value) => (some.includes(value) ? (next.next().value as Value) : value));
}

/** Position of a link among the links of its language. */
export interface LinkSort {
	readonly id: string;
	readonly sort: number;
}

/**
 * Returns the smallest change of `sort` values that results in the given order. All links are renumbered if a number is
 * missing or used twice.
 */
export function changedSorts(order: readonly MenuLink[]): readonly LinkSort[] {
	const numbers = order.flatMap(({ sort }) => sort ?? []).toSorted((one, other) => one - other);
	const isComplete = new Set(numbers).size === order.length;
	return order.flatMap(({ id, sort }, at) => {
		const wanted = isComplete ? (numbers[at] ?? at + 1) : at + 1;
		return sort === wanted ? [] : [{ id, sort: wanted }];
	});
}
