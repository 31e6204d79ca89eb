import { describe, expect, test } from "vitest";
import { changedSorts, type MenuLink, menusOf, readMenuLinks, reorder, sortLinks } from "./menu-tree.ts";

const link = (id: string, sort: number | null, more: Partial<MenuLink> = {}): MenuLink => ({
	id,
	label: id,
	href: "/x",
	menu: "header",
	group: "",
	locale: "en",
	sort,
	status: "published",
	publish_at: null,
	unpublish_at: null,
	...more,
});
const footer = (id: string, sort: number, group: string) => link(id, sort, { menu: "footer", group });
const ids = (links: readonly MenuLink[]) => links.map(({ id }) => id).join("");

test("reads a draft without a menu and an empty draft", () => {
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

	test("have a fixed order, and their groups have that of their first links, as on the site", () => {
		const menus = menusOf(links, ["header", "footer", "legal"]);
		expect(
			menus.map(({ menu, groups }) => [menu, groups.map(({ name, links: own }) => `${name}:${ids(own)}`)]),
		).toEqual([
			["header", [":ab"]],
			["footer", ["Products:ce", "Topics:df"]],
			["legal", [":"]],
			["", [":z"]],
		]);
	});

	test("have groups in the header too; its links without a heading form one group", () => {
		const header = sortLinks([
			link("a", 1, { group: "Topics" }),
			link("b", 2),
			link("c", 3, { group: "Topics" }),
			link("d", 4),
		]);
		const [menu] = menusOf(header, ["header"]);
		expect(menu?.groups.map(({ name, links: own }) => `${name}:${ids(own)}`)).toEqual(["Topics:ac", ":bd"]);
	});

	test("are reordered within a group or by groups, without other changes", () => {
		const [, menu] = menusOf(links, ["header", "footer"]);
		const [products, topics] = (menu?.groups ?? []).map((group) => group.links);
		expect(ids(reorder(links, (products ?? []).toReversed()))).toBe("abedcfz");
		expect(ids(reorder(links, [...(topics ?? []), ...(products ?? [])]))).toBe("abdfcez");
	});
});

describe("the stored order of links", () => {
	const [a, b, c] = [link("a", 2), link("b", 5), link("c", 9)];

	test("reuses existing numbers and changes moved links only", () => {
		expect(changedSorts([a, b, c])).toEqual([]);
		expect(changedSorts([a, c, b])).toEqual([
			{ id: "c", sort: 5 },
			{ id: "b", sort: 9 },
		]);
	});

	test("is reassigned if a link has no number or two have the same", () => {
		expect(changedSorts([link("n", null), a])).toEqual([{ id: "n", sort: 1 }]);
		expect(changedSorts([link("x", 5), b, a])).toEqual([
			{ id: "x", sort: 1 },
			{ id: "b", sort: 2 },
			{ id: "a", sort: 3 },
		]);
	});
});
