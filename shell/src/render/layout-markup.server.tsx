// Markup of layouts. Most pages share one, so it is rendered once and completed with each page's own addresses.

import { escapeMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import { LRUCache } from "lru-cache";
import { menuMarks } from "../layout/menu-marks.ts";
import { HREF_PLACEHOLDER, hrefOfLocation, LayoutOnly, languageHref, PAGE_PLACEHOLDER } from "../layout/site.tsx";
import type { SiteContext } from "../layout/site-context.tsx";
import type { Layout, LoadedPage } from "../page/page-result.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { renderSync } from "./render-tree.server.ts";
import { type StaticPage, staticTree } from "./static-routes.server.tsx";

/** Markup before and after a page's main element. */
interface LayoutMarkup {
	readonly before: string;
	readonly after: string;
}

/** There are few variants of slots and few marked entries of menus. */
const MAX_LAYOUTS = 100;

/** Layouts by their menus, which are the same object until content or links change. */
const layouts = new WeakMap<Layout["menus"], LRUCache<string, string>>();

/**
 * Returns the layout of a page; undefined if other pages cannot share it. In the layout of a page that it links to, that
 * link is marked. Previews have a bar.
 */
export function layoutMarkup(
	set: LoadedSet,
	site: SiteContext,
	matched: StaticPage,
	{ result, layout }: LoadedPage,
	address: URL,
): LayoutMarkup | undefined {
	if (result.kind !== "page" || result.layout === "empty" || result.preview || result.release) return undefined;
	const currentHref = hrefOfLocation(address);
	const key = JSON.stringify([
		set.id,
		result.locale,
		result.absent,
		layout.notice,
		layout.slots,
		menuMarks(layout.menus, currentHref, result.section),
		result.languages.map(({ locale, same }) => [locale, same]),
	]);
	const shared = layouts.get(layout.menus) ?? new LRUCache<string, string>({ max: MAX_LAYOUTS });
	layouts.set(layout.menus, shared);
	const markup = shared.get(key) ?? renderSync(staticTree(site, matched, LayoutOnly));
	if (markup === undefined) return undefined;
	shared.set(key, markup);
	if (markup.includes(`href="${escapeMarkup(address.pathname)}"`)) return undefined;
	const [before = "", after = ""] = markup.split(`<main id="main" tabindex="-1">${PAGE_PLACEHOLDER}</main>`);
	const completed = result.languages.reduce(
		(html, { href }, index) => html.replaceAll(languageHref(index), () => escapeMarkup(href)),
		before.replaceAll(HREF_PLACEHOLDER, () => escapeMarkup(currentHref)),
	);
	return { before: completed, after };
}
