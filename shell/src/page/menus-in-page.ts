// The menus of the layout, from the markup that shows them: they are in it anyway, and a document carries nothing twice.

import type { NavigationEntry, NavigationLink, NavigationMenus } from "@hub/shared-contracts/content/navigation";

/** Whether a page's markup shows the menus. */
export function showsMenus(html: string): boolean {
	return html.includes(' data-menu="header"');
}

/**
 * The menus in a page that shows them. Lists of links bear `data-menu`; those of the footer stand behind their headings, and an entry of
 * the header is a link or a `<details>` of links.
 */
export function menusIn(page: ParentNode): NavigationMenus {
	const lists = (name: string) => [...page.querySelectorAll(`[data-menu="${name}"]`)];
	const linkOf = (link: Element): NavigationLink => ({ label: link.textContent, href: link.getAttribute("href") ?? "" });
	const linksOf = (list: Element) => [...list.querySelectorAll("a")].map(linkOf);
	const entriesOf = (list: Element) =>
		[...list.children].flatMap((item): readonly NavigationEntry[] => {
			const heading = item.querySelector("summary");
			return heading ? [{ label: heading.textContent, links: linksOf(item) }] : linksOf(item);
		});
	return {
		header: lists("header").flatMap(entriesOf),
		footer: lists("footer").map((list) => ({ label: list.previousElementSibling?.textContent ?? "", links: linksOf(list) })),
		legal: lists("legal").flatMap(linksOf),
	};
}
