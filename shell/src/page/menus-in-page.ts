// The menus of the layout, from the markup that shows them: they are in it anyway, and a document carries nothing twice.

import type { NavigationLink, NavigationMenus } from "@hub/shared-contracts/content/navigation";

/** Whether a page's markup shows the menus. */
export function showsMenus(html: string): boolean {
	return html.includes(' data-menu="header"');
}

/** The menus in a page that shows them. Lists of links bear `data-menu`, those of the footer stand behind their headings. */
export function menusIn(page: ParentNode): NavigationMenus {
	const lists = (name: string) => [...page.querySelectorAll(`[data-menu="${name}"]`)];
	const linksOf = (list: Element) =>
		[...list.querySelectorAll("a")].map(
			(link): NavigationLink => ({ label: link.textContent, href: link.getAttribute("href") ?? "" }),
		);
	return {
		header: lists("header").flatMap(linksOf),
		footer: lists("footer").map((list) => ({ label: list.previousElementSibling?.textContent ?? "", links: linksOf(list) })),
		legal: lists("legal").flatMap(linksOf),
	};
}
