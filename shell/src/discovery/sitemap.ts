// The sitemap: every page in every language, with its alternates and its last change (MT-5; https://www.sitemaps.org/protocol.html).

import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { alternatesOf } from "../page/languages.ts";
import type { SiteTable } from "../router/site-table.ts";
import { isForSearchEngines, languagesOf, type PageIndex } from "./page-index.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

/** How addresses are written. */
export interface SitemapOptions {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Most addresses in one file. */
	readonly limit: number;
}

/** The protocol allows 50,000 addresses and 50 MB a file; with its alternates an address takes up to 2 kB. */
export const SITEMAP_LIMIT = 20_000;

interface SitemapUrl {
	readonly location: string;
	readonly modified: string | undefined;
	readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** The path of the sitemap, or of the sitemap index; and of the n-th sitemap below the index, from 1. */
export const SITEMAP_PATH = "/sitemap.xml";
const sitemapPartPath = (part: number) => `/sitemap-${part}.xml`;

/**
 * The sitemap's files by path: one, or an index with several sitemaps. Pages of a list after the first are left out: their items
 * are listed themselves, and what such a page shows changes with every new item.
 */
export function writeSitemap(index: PageIndex, options: SitemapOptions): ReadonlyMap<string, string> {
	const urls = sitemapUrls(index, options);
	const { limit, publicUrl } = options;
	if (urls.length <= limit) return new Map([[SITEMAP_PATH, writeUrls(urls)]]);
	const parts = Array.from({ length: Math.ceil(urls.length / limit) }, (_, at) => urls.slice(at * limit, (at + 1) * limit));
	const entries = parts.map((part, at) =>
		element("sitemap", {}, element("loc", {}, publicUrl + sitemapPartPath(at + 1)), textElement("lastmod", newest(part))),
	);
	const files = new Map([[SITEMAP_PATH, xmlDocument(element("sitemapindex", { xmlns: SITEMAP }, entries))]]);
	for (const [at, part] of parts.entries()) files.set(sitemapPartPath(at + 1), writeUrls(part));
	return files;
}

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";

function sitemapUrls(index: PageIndex, { table, strategy, publicUrl }: SitemapOptions): SitemapUrl[] {
	return index.pages.filter(isForSearchEngines).flatMap((page) => {
		const languages = languagesOf(page);
		const alternates = alternatesOf(table, strategy, page.route.key, Object.fromEntries(languages), publicUrl);
		return languages.flatMap(([locale]) => {
			const location = alternates.find(({ hreflang }) => hreflang === locale)?.href;
			return location ? [{ location, modified: page.entry.modified?.[locale], alternates }] : [];
		});
	});
}

function writeUrls(urls: readonly SitemapUrl[]): string {
	const written = urls.map(({ location, modified, alternates }) =>
		element(
			"url",
			{},
			element("loc", {}, location),
			textElement("lastmod", modified),
			alternates.map(({ hreflang, href }) => element("xhtml:link", { rel: "alternate", hreflang, href })),
		),
	);
	return xmlDocument(element("urlset", { xmlns: SITEMAP, "xmlns:xhtml": XHTML }, written));
}

/** The last change among addresses; ISO 8601 moments in UTC sort as text. */
function newest(urls: readonly SitemapUrl[]): string | undefined {
	return urls
		.flatMap(({ modified }) => modified ?? [])
		.sort()
		.at(-1);
}
