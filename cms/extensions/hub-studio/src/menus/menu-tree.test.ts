import { describe, expect, test } from "vitest";
import { changedSorts, type MenuLink, menusOf, readMenuLinks, reorder, sortLinks } from "./menu-tree.ts";

const link = (id: string, sort: number | null, more: Partial<MenuLink> = {}): MenuLink => ({
	...{ id, label: id, href: "/x", menu: "header", group: "", locale: "en", sort },
	...{ status: "published", publish_at: null, unpublish_at: null, ...more },
});
const footer = (id: string, sort: number, group: string) => link(id, sort, { menu: "footer", group });
const ids = (links: readonly MenuLink[]) => links.map(({ id }) => id).join("");

test("a draft without a menu, or with nothing yet, is read", () => {
	const row = { ...link("a", null), menu: null, group: null, href: null, label: null };
	expect(readMenuLinks({ data: [row] })).toMatchObject([{ menu: "", group: "", href: "", label: "" }]);
});

describe("the menus of a language", () => {
	const links = sortLinks([
		footer("d", 4, "Topics"),
		link("b", 2),
		footer("c", 3, "Products"),
		footer("f", 6, "Topics"),
		link("a", 1),
		footer("e", 5, "Products"),
		link("z", 9, { menu: "" }),
	]);

	test("stand in the order of the menus, and groups in that of their first links, as the site shows them", () => {
		const menus = menusOf(links, ["header", "footer", "legal"]);
		expect(menus.map(({ menu, groups }) => [menu, groups.map(({ name, links: own }) => `${name}:${ids(own)}`)])).toEqual([
			["header", [":ab"]],
			["footer", ["Products:ce", "Topics:df"]],
			["legal", [":"]],
			["", [":z"]],
		]);
	});

	test("have headings in the header, too, and its links without one stand together", () => {
		const header = sortLinks([link("a", 1, { group: "Topics" }), link("b", 2), link("c", 3, { group: "Topics" }), link("d", 4)]);
		const [menu] = menusOf(header, ["header"]);
		expect(menu?.groups.map(({ name, links: own }) => `${name}:${ids(own)}`)).toEqual(["Topics:ac", ":bd"]);
	});

	test("change their order within a group or group by group, and nothing else moves", () => {
		const [, menu] = menusOf(links, ["header", "footer"]);
		const [products, topics] = (menu?.groups ?? []).map((group) => group.links);
		expect(ids(reorder(links, (products ?? []).toReversed()))).toBe("abedcfz");
		expect(ids(reorder(links, [...(topics ?? []), ...(products ?? [])]))).toBe("abdfcez");
	});
});

describe("the stored order of links", () => {
	const [a, b, c] = [link("a", 2), link("b", 5), link("c", 9)];

	test("is the numbers that were there, at the links that moved alone", () => {
		expect(changedSorts([a, b, c])).toEqual([]);
		expect(changedSorts([a, c, b])).toEqual([
			{ id: "c", sort: 5 },
			{ id: "b", sort: 9 },
		]);
	});

	test("is numbers for all where one has none, or two have the same", () => {
		expect(changedSorts([link("n", null), a])).toEqual([{ id: "n", sort: 1 }]);
		expect(changedSorts([link("x", 5), b, a])).toEqual([
			{ id: "x", sort: 1 },
			{ id: "b", sort: 2 },
			{ id: "a", sort: 3 },
		]);
	});
});
