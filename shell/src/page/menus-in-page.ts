// Reads the layout's menus from its markup, so that the document's data does not repeat them.

import type { NavigationEntry, NavigationLink, NavigationMenus } from "@hub/shared-contracts/content/navigation";

/** True if a page's markup contains the menus. */
export function showsMenus(html: string): boolean {
	return html.includes(' data-menu="header"');
}

/**
 * Reads the menus from a page. Lists of links have `data-menu`, and a link may be followed by its explanation; those of
 * the footer follow their headings, and an entry of the header is a link or a `<details>` with links.
 */
export function menusIn(page: ParentNode): NavigationMenus {
	const lists = (name: string) => [...page.querySelectorAll(`[data-menu="${name}"]`)];
	const linkOf = (link: Element): NavigationLink => {
		const about = link.nextElementSibling?.textContent;
		return { label: link.textContent, href: link.getAttribute("href") ?? "", ...(about ? { about } : {}) };
	};
	const linksOf = (list: Element) => [...list.querySelectorAll("a")].map(linkOf);
	const entriesOf = (list: Element) =>
		[...list.children].flatMap((item): readonly NavigationEntry[] => {
			const heading = item.querySelector("summary");
			return heading ? [{ label: heading.textContent, links: linksOf(item) }] : linksOf(item);
		});
	return {
		header: lists("header").flatMap(entriesOf),
		footer: lists("footer").map((list) => ({
			label: list.previousElementSibling?.textContent ?? "",
			links: linksOf(list),
		})),
		legal: lists("legal").flatMap(linksOf),
	};
}
