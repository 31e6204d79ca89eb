// Follows every link of a site, as a search engine does.

import { type PageElement, parsePage } from "@hub/shared-contracts/testing/page-document";
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

/** How far is gone. */
export interface CrawlOptions {
	/** Addresses with more parameters in their query are left out. Default: none is. */
	readonly parameters?: number;
}

/** How many pages are asked for at once: more would not be faster on two cores, and an answer has a deadline. */
const AT_ONCE = 3;

/** How often a page is asked for that says that it cannot be shown now: on a machine with other things to do, content may be late. */
const PATIENCE = 4;

/**
 * Asks for addresses of this site and for all that they lead to: links, other languages, feeds and what these name, addresses in
 * structured data, files.
 */
export async function crawl(
	door: TestDoor,
	start: readonly string[],
	from: string,
	{ parameters = Number.POSITIVE_INFINITY }: CrawlOptions = {},
): Promise<Crawl> {
	const seen = new Map(start.map((path) => [path, from]));
	const queue = [...seen.keys()];
	const pages: CrawledPage[] = [];
	const broken: string[] = [];
	const visit = async (path: string) => {
		const response = await answerOf(door, path);
		const type = response.headers.get("content-type") ?? "";
		const isPage = type.startsWith("text/html");
		const html = isPage || path.startsWith("/feeds/") ? await response.text() : "";
		await response.body?.cancel().catch(() => undefined);
		if (response.status !== 200) {
			broken.push(`${path} on ${seen.get(path)}: ${response.status} ${response.headers.get("location") ?? ""}`.trim());
			return;
		}
		if (isPage) pages.push(pageOf(path, html));
		for (const target of isPage ? addressesIn(html, path) : path.startsWith("/feeds/") ? addressesNamed(html) : []) {
			if (seen.has(target) || parametersIn(target) > parameters) continue;
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

async function answerOf(door: TestDoor, path: string): Promise<Response> {
	for (let time = 1; ; time += 1) {
		const response = await door.fetch(path);
		if (response.status !== 503 || time === PATIENCE) return response;
		await response.body?.cancel();
	}
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

/**
 * What pages say of themselves and of each other that does not hold: each one names one address as its own, which was reached and
 * names itself, and languages that name the same languages.
 */
export function disagreements(pages: readonly CrawledPage[]): string[] {
	const byAddress = new Map(pages.map((page) => [publicUrl() + page.path, page]));
	return pages.filter(isForEverybody).flatMap((page) => {
		const [canonical = "", ...more] = canonicalsOf(page);
		const itself = byAddress.get(canonical);
		if (!itself || more.length > 0 || canonicalsOf(itself)[0] !== canonical)
			return [`${page.path} calls itself ${canonical} ${more}`];
		const alternates = alternatesOf(page);
		return Object.entries(alternates).flatMap(([lang, address]) => {
			const other = byAddress.get(address);
			if (!other) return [`${page.path}: ${lang} at ${address} was not reached`];
			const same = JSON.stringify(alternatesOf(other)) === JSON.stringify(alternates);
			const inLanguage = lang === "x-default" || other.document.attributes.lang === lang;
			return same && inLanguage ? [] : [`${page.path}: ${lang} at ${address} says something else`];
		});
	});
}

/** The absolute addresses that a page calls its own. */
export function canonicalsOf({ document }: CrawledPage): string[] {
	return document
		.one("head")
		.all("link", { rel: "canonical" })
		.map(({ attributes }) => attributes.href ?? "");
}

/** Whether search engines are told of a page. */
export function isForEverybody({ document }: CrawledPage): boolean {
	return document.one("head").all("meta", { name: "robots" }).length === 0;
}

function alternatesOf({ document }: CrawledPage): Record<string, string> {
	const links = document.one("head").all("link", { rel: "alternate", hreflang: true });
	return Object.fromEntries(links.map(({ attributes }) => [attributes.hreflang ?? "", attributes.href ?? ""]));
}

/** Addresses of this site that a page leads to: its links, what its head and its structured data name. */
function addressesIn(html: string, path: string): string[] {
	// React writes every attribute in double quotes and a `>` in none of them.
	const links = [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"|<link rel="(?:alternate|canonical)"[^>]*?\bhref="([^"]*)"/g)];
	const facts = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
	const told = [...facts.matchAll(/"(?:url|item)":"([^"]*)"/g)];
	return [...links, ...told].flatMap(([, link, named]) => ownAddress((link ?? named ?? "").replaceAll("&amp;", "&"), path));
}

/** Addresses of this site that a feed names in whatever format, those in its entries' texts included. */
function addressesNamed(text: string): string[] {
	const plain = text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
	const addresses = [...plain.matchAll(/https?:\/\/[^\s"<\\]+/g)].flatMap(([address]) => ownAddress(address, "/"));
	// A picture is drawn to measure when it is asked for; whether those of pages are there is another question.
	return addresses.filter((address) => !address.startsWith("/media/"));
}

/** How many parameters the query of an address has. */
export function parametersIn(address: string): number {
	return new URL(address, publicUrl()).searchParams.size;
}

function ownAddress(href: string, path: string): string[] {
	const target = new URL(href, publicUrl() + path);
	return target.origin === publicUrl() ? [target.pathname + target.search] : [];
}
