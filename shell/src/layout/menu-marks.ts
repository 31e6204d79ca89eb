// Marks the current page in menus (NV-7).

import type { NavigationEntry, NavigationLink, NavigationMenus } from "@hub/shared-contracts/content/navigation";
import type { MenuEntry, NavigationItem } from "@hub/shared-ui/layout/site-menu";

/** Returns whether the current page is the link's target, or below it (NV-7). */
export function currentState(current: string, target: string): "page" | "section" | false {
	if (pathOf(current) === pathOf(target)) return "page";
	return pathOf(current).startsWith(`${pathOf(target)}/`) ? "section" : false;
}

/**
 * Returns the header's entries with their marks. Of several links above the page, only the nearest is marked. A heading
 * is marked if one of its links is.
 * @param section list that the page belongs to; counts if no link leads to the page itself
 */
export function markedEntries(
	menu: readonly NavigationEntry[],
	current: string,
	section?: string,
): readonly MenuEntry[] {
	const links = menu.flatMap((entry) => ("links" in entry ? entry.links : [entry]));
	const nearestAbove = (href: string | undefined) => {
		if (href === undefined) return undefined;
		const paths = links.map((link) => pathOf(link.href)).filter((path) => currentState(href, path));
		return paths.toSorted((one, other) => other.length - one.length)[0];
	};
	const marked = links.some(({ href }) => currentState(current, href) === "page")
		? pathOf(current)
		: (nearestAbove(section) ?? nearestAbove(current));
	const item = (link: NavigationLink): NavigationItem => {
		if (pathOf(link.href) !== marked) return link;
		return { ...link, current: currentState(current, link.href) === "page" ? "page" : "section" };
	};
	return menu.map((entry) => {
		if (!("links" in entry)) return item(entry);
		const items = entry.links.map(item);
		return { label: entry.label, items, current: items.some((one) => one.current) };
	});
}

/** Returns all marks of a page's menus: equal marks make equal menus. */
export function menuMarks(
	{ header, footer, legal }: NavigationMenus,
	current: string,
	section?: string,
): readonly unknown[] {
	const footerMarks = [...footer.flatMap(({ links }) => links), ...legal].map(({ href }) =>
		currentState(current, href),
	);
	const entries = markedEntries(header, current, section).map((entry) =>
		"items" in entry ? entry.items.map(markOf) : markOf(entry),
	);
	return [entries, footerMarks];
}

function markOf({ current }: NavigationItem): NavigationItem["current"] {
	return current;
}

/** Normalizes a path: no query, fragment or trailing slash; case does not matter (RT-2). */
function pathOf(href: string): string {
	return href
		.replace(/[?#].*$/, "")
		.replace(/\/$/, "")
		.toLowerCase();
}
