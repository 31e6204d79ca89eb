import { expect, test } from "vitest";
import { menusFrom, type NavigationRow } from "./navigation.ts";

const row = (menu: NavigationRow["menu"], label: string, href: string, group = ""): NavigationRow => ({
	id: label,
	menu,
	group,
	label,
	href,
	about: "",
});

test("[MT-5] menus leave out entries without an address, and empty groups", () => {
	const rows = [
		row("header", "Home", "/"),
		row("header", "Gone", ""),
		row("footer", "Gone too", "", "Empty"),
		row("footer", "Posts", "/insights", "Read"),
		row("legal", "Imprint", "/imprint"),
	];
	expect(menusFrom(rows)).toEqual({
		header: [{ label: "Home", href: "/" }],
		footer: [{ label: "Read", links: [{ label: "Posts", href: "/insights" }] }],
		legal: [{ label: "Imprint", href: "/imprint" }],
	});
});

test("[NV-7] a header group has the position of its first link", () => {
	const rows = [
		row("header", "Glossary", "/glossary", "Knowledge"),
		row("header", "Events", "/events"),
		row("header", "About", "/about", "Company"),
		row("header", "Insights", "/insights", "Knowledge"),
		row("header", "Contact", "/contact"),
		row("header", "Gone", "", "Nothing left"),
	];
	expect(menusFrom(rows).header).toEqual([
		{
			label: "Knowledge",
			links: [
				{ label: "Glossary", href: "/glossary" },
				{ label: "Insights", href: "/insights" },
			],
		},
		{ label: "Events", href: "/events" },
		{ label: "Contact", href: "/contact" },
		{ label: "Company", links: [{ label: "About", href: "/about" }] },
	]);
});
