// Writes the sitemap: every page in every language, with its alternates and its last change (MT-5;
// https://www.sitemaps.org/protocol.html).

import { setImmediate as nextTurn } from "node:timers/promises";
import { isLocale, LOCALES, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { SiteTable } from "../router/site-table.ts";
import { alternatesOf } from "./languages.ts";
import type { LivePage, PageGroup } from "./live-pages.server.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

export interface SitemapOptions {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** All pages, in groups. */
	readonly groups: readonly PageGroup[];
	/** Maximum number of addresses in a file. Default {@link SITEMAP_LIMIT}. */
	readonly limit?: number | undefined;
}

/**
 * The protocol allows 50,000 addresses and 50 MB a file; with its alternates an address takes up to 2 kB. Smaller files
 * let search engines read only the parts that changed.
 */
const SITEMAP_LIMIT = 2_000;

/** The path of the sitemap, or of the sitemap index. */
export const SITEMAP_PATH = "/sitemap.xml";

/** Pages per turn of the event loop, at some 30 µs each. */
const SLICE = 100;

/**
 * Writes a file of the sitemap by its path; undefined if there is none. Later pages of a list are left out: their items
 * are listed themselves, and what such a page shows changes with every new item.
 */
export async function sitemapFile(path: string, options: SitemapOptions): Promise<string | undefined> {
	const { table, strategy, publicUrl, groups, limit = SITEMAP_LIMIT } = options;
	const perFile = Math.max(1, Math.floor(limit / LOCALES.length));
	const files = Math.ceil(groups.reduce((sum, { count }) => sum + count, 0) / perFile);

	const write = (page: LivePage): string => {
		const alternates = alternatesOf(table, strategy, page.route.key, page.translations, publicUrl);
		return alternates
			.flatMap(({ hreflang, href }) =>
				isLocale(hreflang) ? [writeUrl(href, page.modified[hreflang], alternates)] : [],
			)
			.join("");
	};

	const writeFile = async (at: number): Promise<string> => {
		const urls: string[] = [];
		for await (const page of pagesAt(groups, at * perFile, perFile)) urls.push(write(page));
		return xmlDocument(element("urlset", { xmlns: SITEMAP, "xmlns:xhtml": XHTML }, { xml: urls.join("") }));
	};

	const writeIndex = async (): Promise<string> => {
		const entries = [];
		for (let at = 0; at < files; at += 1) {
			let newest: string | undefined;
			// ISO times in UTC sort as text.
			for await (const { modified } of pagesAt(groups, at * perFile, perFile))
				for (const moment of Object.values(modified)) if (newest === undefined || moment > newest) newest = moment;
			const location = `${publicUrl}/sitemap-${at + 1}.xml`;
			entries.push(element("sitemap", {}, element("loc", {}, location), textElement("lastmod", newest)));
		}
		return xmlDocument(element("sitemapindex", { xmlns: SITEMAP }, entries));
	};

	if (path === SITEMAP_PATH) return files > 1 ? writeIndex() : writeFile(0);
	const number = Number(/^\/sitemap-([1-9][0-9]*)\.xml$/.exec(path)?.[1]);
	return files > 1 && number <= files ? writeFile(number - 1) : undefined;
}

/** Yields the pages of all groups from an offset. */
async function* pagesAt(groups: readonly PageGroup[], offset: number, limit: number): AsyncGenerator<LivePage> {
	let [skip, left] = [offset, limit];
	for (const { count, list } of groups) {
		for (let at = skip; at < count && left > 0; at += SLICE) {
			const some = Math.min(SLICE, count - at, left);
			yield* list(at, some);
			left -= some;
			await nextTurn();
		}
		skip = Math.max(0, skip - count);
	}
}

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";

function writeUrl(
	location: string,
	modified: string | undefined,
	alternates: readonly { readonly hreflang: string; readonly href: string }[],
): string {
	return element(
		"url",
		{},
		element("loc", {}, location),
		textElement("lastmod", modified),
		alternates.map(({ hreflang, href }) => element("xhtml:link", { rel: "alternate", hreflang, href })),
	).xml;
}
