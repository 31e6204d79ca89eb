// Which entries of a menu are marked as the place of the page shown (NV-7).

import type { NavigationEntry, NavigationMenus } from "@hub/shared-contracts/content/navigation";
import type { MenuEntry, NavigationItem } from "@hub/shared-ui/layout/site-menu";

/** Whether the page shown is the menu's target, or lies below it (NV-7). */
export function placeOf(current: string, target: string): "page" | "section" | false {
	if (pathOf(current) === pathOf(target)) return "page";
	return pathOf(current).startsWith(`${pathOf(target)}/`) ? "section" : false;
}

/**
 * The header's entries with their marks. Of links that the page lies below, the nearest is marked; a heading is, where one of its links is.
 * @param section the list that the page belongs to; counts where no link leads to the page itself
 */
export function markedEntries(menu: readonly NavigationEntry[], current: string, section?: string): readonly MenuEntry[] {
	const links = menu.flatMap((entry) => ("links" in entry ? entry.links : [entry]));
	const above = (place: string | undefined) => {
		if (place === undefined) return undefined;
		const found = links.map(({ href }) => pathOf(href)).filter((path) => placeOf(place, path));
		return found.toSorted((one, other) => other.length - one.length)[0];
	};
	const marked = links.some(({ href }) => placeOf(current, href) === "page") ? pathOf(current) : (above(section) ?? above(current));
	const item = ({ label, href }: { readonly label: string; readonly href: string }): NavigationItem => {
		if (pathOf(href) !== marked) return { label, href };
		return { label, href, current: placeOf(current, href) === "page" ? "page" : "section" };
	};
	return menu.map((entry) => {
		if (!("links" in entry)) return item(entry);
		const items = entry.links.map(item);
		return { label: entry.label, items, current: items.some((one) => one.current) };
	});
}

/** All marks of the menus on a page: equal marks make equal menus. */
export function marksIn({ header, footer, legal }: NavigationMenus, current: string, section?: string): readonly unknown[] {
	const below = [...footer.flatMap(({ links }) => links), ...legal].map(({ href }) => placeOf(current, href));
	const entries = markedEntries(header, current, section).map((entry) =>
		"items" in entry ? entry.items.map(markOf) : markOf(entry),
	);
	return [entries, below];
}

function markOf({ current }: NavigationItem): NavigationItem["current"] {
	return current;
}

/** A path without query, fragment and the slash at its end; case does not matter (RT-2). */
function pathOf(href: string): string {
	return href
		.replace(/[?#].*$/, "")
		.replace(/\/$/, "")
		.toLowerCase();
}
