// The links of menus as editors think of them: by language, menu and group, in the order in which visitors see them.

import { z } from "zod";

const text = z
	.string()
	.nullish()
	.transform((value) => value ?? "");

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

/** A link of a menu, as it is stored. */
export type MenuLink = z.infer<typeof menuLink>;

/** The fields that are read of links. */
export const MENU_FIELDS: readonly string[] = Object.keys(menuLink.shape);

/** Parses Directus' answer. @throws ZodError where it is not one */
export function readMenuLinks(answer: unknown): readonly MenuLink[] {
	return z.object({ data: z.array(menuLink) }).parse(answer).data;
}

/** Links under one heading. */
export interface LinkGroup {
	/** Empty where the menu has no groups, or the links are in none. */
	readonly name: string;
	readonly links: readonly MenuLink[];
}

/** A menu in one language. */
export interface Menu {
	readonly menu: string;
	/** In the order of their first links, as on the site; one without a name where the menu has no groups. */
	readonly groups: readonly LinkGroup[];
}

/** The menus whose links can stand in groups. */
const GROUPED: readonly string[] = ["header", "footer"];

/** Whether links of a menu can stand under headings. */
export function isGrouped(menu: string): boolean {
	return GROUPED.includes(menu);
}

/** Links in the order in which the site shows them. */
export function inOrder(links: readonly MenuLink[]): readonly MenuLink[] {
	return links.toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0) || one.label.localeCompare(other.label));
}

/**
 * The menus of a language, each of `names` and then what is in none of them.
 * @param links of that language, in their order
 */
export function menusOf(links: readonly MenuLink[], names: readonly string[]): readonly Menu[] {
	const others = [...new Set(links.map(({ menu }) => menu))].filter((menu) => !names.includes(menu));
	return [...names, ...others].map((menu) => {
		const own = links.filter((link) => link.menu === menu);
		if (!isGrouped(menu) || own.length === 0) return { menu, groups: [{ name: "", links: own }] };
		return { menu, groups: [...Map.groupBy(own, ({ group }) => group)].map(([name, grouped]) => ({ name, links: grouped })) };
	});
}

/** A list in which some of its values stand in another order, in the places that they have together. */
export function reordered<Value>(list: readonly Value[], some: readonly Value[]): readonly Value[] {
	const next = some.values();
	// As many places are taken as there are values.
	return list.map((value) => (some.includes(value) ? (next.next().value as Value) : value));
}

/** The place of a link in the order of its language. */
export interface Place {
	readonly id: string;
	readonly sort: number;
}

/** What is to be stored so that links stand in an order: as little as possible, and new numbers for all where numbers are wanting. */
export function placesFor(order: readonly MenuLink[]): readonly Place[] {
	const numbers = order.flatMap(({ sort }) => sort ?? []).toSorted((one, other) => one - other);
	const isWhole = new Set(numbers).size === order.length;
	return order.flatMap(({ id, sort }, at) => {
		const wanted = isWhole ? (numbers[at] ?? at + 1) : at + 1;
		return sort === wanted ? [] : [{ id, sort: wanted }];
	});
}
