// Follows every link of a site, as a search engine does.

import { type PageElement, parsePage } from "./page-document.ts";
import { publicUrl, type TestDoor } from "./test-door.ts";
import { parseXml } from "./xml-document.ts";

/** A page that answered. */
export interface CrawledPage {
	/** With its query, as it was linked. */
	readonly path: string;
	readonly html: string;
	/** Read when it is first asked for. */
	readonly document: PageElement;
}

/** What was found. */
export interface Crawl {
	readonly pages: readonly CrawledPage[];
	/** Targets that did not answer 200, with where they are named first. */
	readonly broken: readonly string[];
}

/** How many pages are asked for at once: more would not be faster on two cores, and an answer has a deadline. */
const AT_ONCE = 3;

/** Asks for addresses of this site and for all that they lead to; files and feeds are asked for too. */
export async function crawl(door: TestDoor, start: readonly string[], from: string): Promise<Crawl> {
	const seen = new Map(start.map((path) => [path, from]));
	const queue = [...seen.keys()];
	const pages: CrawledPage[] = [];
	const broken: string[] = [];
	const visit = async (path: string) => {
		const response = await door.fetch(path);
		const html = await response.text();
		if (response.status !== 200) {
			broken.push(`${path} on ${seen.get(path)}: ${response.status} ${response.headers.get("location") ?? ""}`.trim());
			return;
		}
		if (!response.headers.get("content-type")?.startsWith("text/html")) return;
		pages.push(pageOf(path, html));
		for (const target of addressesIn(html, path)) {
			if (seen.has(target)) continue;
			seen.set(target, path);
			queue.push(target);
		}
	};
	const walk = async () => {
		for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, walk));
	// One that was found last of all, by a walker whose fellows had gone home.
	await walk();
	return { pages, broken };
}

/** The canonical paths that the map of the site names. @throws when there is none, or it is not well-formed */
export async function mappedPaths(door: TestDoor): Promise<string[]> {
	const map = parseXml(await (await door.fetch("/sitemap.xml")).text());
	return map.all("loc").map(({ text }) => text.slice(publicUrl().length));
}

function pageOf(path: string, html: string): CrawledPage {
	let document: PageElement | undefined;
	return {
		path,
		html,
		get document() {
			document ??= parsePage(html);
			return document;
		},
	};
}

/** Addresses of this site that a page leads to: its links, and what its head calls itself and its other languages. */
function addressesIn(html: string, path: string): string[] {
	// React writes every attribute in double quotes and a `>` in none of them.
	const links = [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"|<link rel="(?:alternate|canonical)"[^>]*?\bhref="([^"]*)"/g)];
	return links.flatMap(([, link, named]) => {
		const target = new URL((link ?? named ?? "").replaceAll("&amp;", "&"), publicUrl() + path);
		return target.origin === publicUrl() ? [target.pathname + target.search] : [];
	});
}
