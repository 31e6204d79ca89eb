// Markup of layouts. Most pages share one, so it is rendered once and completed with each page's own addresses.

import { escapeMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import { LRUCache } from "lru-cache";
import { marksIn } from "../layout/place-in-menu.ts";
import { HERE, hereOf, LayoutAlone, languageHref, PAGE } from "../layout/site.tsx";
import type { SiteContext } from "../layout/site-context.tsx";
import type { Layout, LoadedPage } from "../page/answer.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { renderAtOnce } from "./render-tree.server.ts";
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
 * Returns the layout of a page; undefined if it differs from those of other pages: a page that the layout links to marks
 * that link, and previews have a bar.
 */
export function layoutMarkup(
	set: LoadedSet,
	site: SiteContext,
	matched: StaticPage,
	{ answer, layout }: LoadedPage,
	address: URL,
): LayoutMarkup | undefined {
	if (answer.kind !== "page" || answer.layout === "empty" || answer.preview || answer.release) return undefined;
	const here = hereOf(address);
	const key = JSON.stringify([
		set.id,
		answer.locale,
		answer.absent,
		layout.notice,
		layout.slots,
		marksIn(layout.menus, here, answer.section),
		answer.languages.map(({ locale, same }) => [locale, same]),
	]);
	const shared = layouts.get(layout.menus) ?? new LRUCache<string, string>({ max: MAX_LAYOUTS });
	layouts.set(layout.menus, shared);
	const markup = shared.get(key) ?? renderAtOnce(staticTree(site, matched, LayoutAlone));
	if (markup === undefined) return undefined;
	shared.set(key, markup);
	if (markup.includes(`href="${escapeMarkup(address.pathname)}"`)) return undefined;
	const [before = "", after = ""] = markup.split(`<main id="main" tabindex="-1">${PAGE}</main>`);
	const completed = answer.languages.reduce(
		(html, { href }, index) => html.replaceAll(languageHref(index), () => escapeMarkup(href)),
		before.replaceAll(HERE, () => escapeMarkup(here)),
	);
	return { before: completed, after };
}
