// The sitemap: every page in every language, with its alternates and its last change (MT-5; https://www.sitemaps.org/protocol.html).
// It has parts: a change concerns the part that its page is in, and a part is written when it is asked for.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { LRUCache } from "lru-cache";
import type { SiteTable } from "../router/site-table.ts";
import { alternatesOf } from "./languages.ts";
import { type IndexedPage, isForSearchEngines, languagesOf } from "./page-index.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

/** How addresses are written. */
export interface SitemapOptions {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Most addresses in one file. */
	readonly limit: number;
}

/** A sitemap, written by what changes. */
export interface Sitemap {
	/** Takes a page out and puts another in. */
	put(before: IndexedPage | undefined, after: IndexedPage | undefined): void;
	/** The text of a file by its path; undefined where there is none. */
	file(path: string): Promise<string | undefined>;
}

/**
 * The protocol allows 50,000 addresses and 50 MB a file; with its alternates an address takes up to 2 kB. A publish has search engines
 * read a file of this many again, so it is far fewer.
 */
export const SITEMAP_LIMIT = 2_000;

interface SitemapUrl {
	readonly location: string;
	readonly modified: string | undefined;
	readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** A file below the index, or the only one. */
interface Part {
	readonly pages: Set<IndexedPage>;
	urls: number;
	/** Another number whenever something in it changed. */
	revision: number;
	/** The last change among its pages; undefined until it is asked for. */
	newest: { readonly revision: number; readonly at: string | undefined } | undefined;
}

/** The path of the sitemap, or of the sitemap index; and of the n-th sitemap below the index, from 1. */
export const SITEMAP_PATH = "/sitemap.xml";
const sitemapPartPath = (part: number) => `/sitemap-${part}.xml`;

/** Addresses that are written in one turn of the event loop: about 10 µs each. */
const AT_ONCE = 200;

/** Characters of written files that are cached. */
const CACHED_TEXT = 4_000_000;

/**
 * A sitemap without pages. Pages of a list after the first are left out: their items are listed themselves, and what such a page shows
 * changes with every new item.
 */
export function createSitemap({ table, strategy, publicUrl, limit }: SitemapOptions): Sitemap {
	const parts: Part[] = [];
	const partOf = new Map<IndexedPage, Part>();
	const written = new LRUCache<string, { readonly revision: number; readonly text: string }>({
		maxSize: CACHED_TEXT,
		sizeCalculation: ({ text }) => text.length + 1,
	});
	let revisions = 0;

	const urlsOf = (page: IndexedPage): readonly SitemapUrl[] => {
		const languages = languagesOf(page);
		const alternates = alternatesOf(table, strategy, page.route.key, Object.fromEntries(languages), publicUrl);
		return languages.flatMap(([locale]) => {
			const location = alternates.find(({ hreflang }) => hreflang === locale)?.href;
			return location ? [{ location, modified: page.entry.modified?.[locale], alternates }] : [];
		});
	};

	const touch = (part: Part): void => {
		revisions += 1;
		part.revision = revisions;
	};

	const countOf = (page: IndexedPage | undefined): number => (page && isForSearchEngines(page) ? languagesOf(page).length : 0);

	const take = (page: IndexedPage): Part | undefined => {
		const part = partOf.get(page);
		if (!part) return undefined;
		partOf.delete(page);
		part.pages.delete(page);
		part.urls -= countOf(page);
		touch(part);
		while (parts.at(-1)?.urls === 0) parts.pop();
		return part;
	};

	const add = (page: IndexedPage, room: Part | undefined): void => {
		const count = countOf(page);
		if (count === 0) return;
		const fits = (part: Part | undefined) => part && parts.includes(part) && part.urls + count <= limit;
		let part = fits(room) ? room : parts.findLast(fits);
		if (!part) {
			part = { pages: new Set(), urls: 0, revision: 0, newest: undefined };
			parts.push(part);
		}
		part.pages.add(page);
		part.urls += count;
		partOf.set(page, part);
		touch(part);
	};

	const writePart = async (path: string, part: Part): Promise<string> => {
		const cached = written.get(path);
		const { revision } = part;
		if (cached?.revision === revision) return cached.text;
		const urls: string[] = [];
		for (const [at, page] of [...part.pages].entries()) {
			if (at > 0 && at % AT_ONCE === 0) await nextTurn();
			for (const url of urlsOf(page)) urls.push(writeUrl(url));
		}
		const text = xmlDocument(element("urlset", { xmlns: SITEMAP, "xmlns:xhtml": XHTML }, { xml: urls.join("") }));
		written.set(path, { revision, text });
		return text;
	};

	/** The last change in a part; ISO 8601 moments in UTC sort as text. */
	const newestIn = (part: Part): string | undefined => {
		if (part.newest?.revision === part.revision) return part.newest.at;
		let at: string | undefined;
		for (const { entry } of part.pages)
			for (const moment of Object.values(entry.modified ?? {})) if (moment && (at === undefined || moment > at)) at = moment;
		part.newest = { revision: part.revision, at };
		return at;
	};

	const writeIndex = async (): Promise<string> => {
		const entries = [];
		for (const [at, part] of [...parts].entries()) {
			if (part.urls === 0) continue;
			if (part.newest?.revision !== part.revision) await nextTurn();
			entries.push(
				element("sitemap", {}, element("loc", {}, publicUrl + sitemapPartPath(at + 1)), textElement("lastmod", newestIn(part))),
			);
		}
		return xmlDocument(element("sitemapindex", { xmlns: SITEMAP }, entries));
	};

	return {
		put(before, after) {
			const room = before && take(before);
			if (after) add(after, room);
		},
		async file(path) {
			const [first] = parts;
			if (path === SITEMAP_PATH) {
				if (parts.length > 1) return writeIndex();
				return writePart(path, first ?? { pages: new Set(), urls: 0, revision: 0, newest: undefined });
			}
			const part = parts[Number(/^\/sitemap-([1-9][0-9]*)\.xml$/.exec(path)?.[1]) - 1];
			return part && part.urls > 0 && parts.length > 1 ? writePart(path, part) : undefined;
		},
	};
}

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";

function writeUrl({ location, modified, alternates }: SitemapUrl): string {
	return element(
		"url",
		{},
		element("loc", {}, location),
		textElement("lastmod", modified),
		alternates.map(({ hreflang, href }) => element("xhtml:link", { rel: "alternate", hreflang, href })),
	).xml;
}
