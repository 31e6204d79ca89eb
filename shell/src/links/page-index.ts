// All pages of the site and the languages in which each is live: the basis of the sitemap, feeds and the check of links (MT-5).
// It is changed in place: to put one entry costs the same however many there are.

import type { RouteEntry } from "@hub/shared-contracts/address/route-entry";
import { canonicalForm, fillPattern, inLowerCase, type RouteParams } from "@hub/shared-contracts/address/route-path";
import { isLocale, LOCALES, type Locale, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { matchAddress, type SiteRoute, type SiteTable } from "../router/site-table.ts";

/** A page, or an address that leads to one. */
export interface IndexedPage {
	readonly route: SiteRoute;
	/** Only what its own address reaches: a slug that another route's fixed path covers is not in it. */
	readonly entry: RouteEntry;
}

/**
 * What is known of a page in a language: `live` under the route and the parameters that its links are to use, `dead`, or nothing,
 * because its route does not list its pages or could not be asked.
 */
export type PageState =
	| { readonly kind: "live"; readonly route: string; readonly params: RouteParams }
	| { readonly kind: "dead" }
	| { readonly kind: "unknown" };

/** The pages of a release set at one moment. */
export interface PageIndex {
	/** Every page, in no order that means anything. */
	pages(): Iterable<IndexedPage>;
	/** False where some routes could not be asked: what is missing here may be there. */
	readonly complete: boolean;
	/** @throws when a parameter of the route is missing */
	stateOf(route: string, params: RouteParams, locale: Locale): PageState;
}

/** The name of an entry within its route: the place of its list among the route's, and what names it there. */
export interface EntryName {
	readonly part: number;
	readonly key: string;
}

/** What became of an entry; `links`: whether some link may have to be written otherwise now. */
export interface EntryChange {
	readonly before: IndexedPage | undefined;
	readonly after: IndexedPage | undefined;
	readonly links: boolean;
}

/** The same, to be written. */
export interface WritablePageIndex extends PageIndex {
	complete: boolean;
	/** Puts an entry of a route in the place of the one of the same name; undefined takes it out. Undefined where no release has the route. */
	put(route: string, name: EntryName, entry: RouteEntry | undefined): EntryChange | undefined;
	/** Whether a route's pages are known: what is not in the index is not there then. At first they are not. */
	setKnown(route: string, isKnown: boolean): void;
}

/** The index before any route was listed. */
export const NO_INDEX: PageIndex = { pages: () => [], complete: false, stateOf: () => ({ kind: "unknown" }) };

/** An entry in its place. */
interface Placed extends EntryName {
	page: IndexedPage;
}

interface IndexedRoute {
	readonly route: SiteRoute;
	known: boolean;
	/** By part and key. */
	readonly parts: Map<number, Map<string, Placed>>;
	/** By the route's own path with parameters filled in: those that have them in some language. Most paths have one entry. */
	readonly byPath: Map<string, Placed | readonly Placed[]>;
	/** The canonical pattern in each language. */
	readonly patterns: ReadonlyMap<string, string>;
}

/** An index of a release set's routes in which there is nothing yet. */
export function createPageIndex(table: SiteTable, strategy: LocaleStrategy): WritablePageIndex {
	const routes = new Map<string, IndexedRoute>();

	const routeOf = (key: string): IndexedRoute | undefined => {
		const found = routes.get(key);
		const route = found ? undefined : table.routes.get(key);
		if (!route) return found;
		const patterns = new Map(LOCALES.map(({ code }) => [code as string, canonicalForm(route, code, strategy).pattern]));
		const made: IndexedRoute = { route, known: false, parts: new Map(), byPath: new Map(), patterns };
		routes.set(key, made);
		return made;
	};

	/** The languages of an entry whose canonical address really is the route's: a fixed path of another route wins (RT-3). */
	const reached = ({ route, patterns }: IndexedRoute, { translations }: RouteEntry): Record<string, RouteParams> =>
		Object.fromEntries(
			LOCALES.flatMap(({ code }) => {
				const params = translations[code];
				if (!params) return [];
				const path = fillPattern(patterns.get(code) ?? route.path, params);
				return matchAddress(table, path)?.route.key === route.key ? [[code, params]] : [];
			}),
		);

	return {
		complete: false,
		*pages() {
			for (const { parts } of routes.values())
				for (const entries of parts.values()) for (const { page } of entries.values()) yield page;
		},
		setKnown(key, isKnown) {
			const indexed = routeOf(key);
			if (indexed) indexed.known = isKnown;
		},
		put(key, { part, key: name }, entry) {
			const indexed = routeOf(key);
			if (!indexed) return undefined;
			const { route, parts } = indexed;
			const entries = parts.get(part) ?? new Map<string, Placed>();
			parts.set(part, entries);
			const placed = entries.get(name);
			const before = placed?.page;
			const translations = entry ? reached(indexed, entry) : {};
			const after = entry && Object.keys(translations).length > 0 ? { route, entry: { ...entry, translations } } : undefined;
			const links = !sameLinks(before?.entry, after?.entry);
			if (placed && after && !links) placed.page = after;
			else {
				if (placed) takePaths(indexed, placed);
				if (after) {
					const next: Placed = { part, key: name, page: after };
					entries.set(name, next);
					addPaths(indexed, next);
				} else entries.delete(name);
			}
			return { before, after, links };
		},
		stateOf(key, params, locale) {
			const indexed = routes.get(key);
			if (!indexed?.known) return { kind: "unknown" };
			const { route, byPath } = indexed;
			const path = fillPattern(route.path, params);
			// A link in another case goes to the page's own address (RT-2).
			const found = [byPath.get(path) ?? byPath.get(fillPattern(route.path, inLowerCase(params))) ?? []].flat();
			const isHere = ({ page }: Placed) => {
				const own = page.entry.translations[locale];
				return own !== undefined && fillPattern(route.path, own) === path;
			};
			// Under another language's parameters the page redirects to its own address, so the link goes there directly.
			const placed = found.findLast(isHere) ?? found.at(-1);
			const own = placed && (isHere(placed) ? params : placed.page.entry.translations[locale]);
			return own ? { kind: "live", route: placed.page.entry.movesTo ?? key, params: own } : { kind: "dead" };
		},
	};
}

/** An index of what routes listed; a route that is absent in `listed` is unknown. */
export function indexPages(
	table: SiteTable,
	strategy: LocaleStrategy,
	listed: ReadonlyMap<string, readonly RouteEntry[]>,
	{ complete }: { readonly complete: boolean },
): PageIndex {
	const index = createPageIndex(table, strategy);
	for (const [route, entries] of listed) {
		for (const [at, entry] of entries.entries()) index.put(route, { part: at, key: "" }, entry);
		index.setKnown(route, true);
	}
	index.complete = complete;
	return index;
}

function pathsOf({ route }: IndexedRoute, { page }: Placed): ReadonlySet<string> {
	return new Set(Object.values(page.entry.translations).flatMap((params) => (params ? [fillPattern(route.path, params)] : [])));
}

function addPaths(indexed: IndexedRoute, placed: Placed): void {
	for (const path of pathsOf(indexed, placed)) {
		const others = [indexed.byPath.get(path) ?? []].flat();
		// The order must not depend on which of them came first.
		indexed.byPath.set(path, others.length === 0 ? placed : [...others, placed].sort(inOrder));
	}
}

function takePaths(indexed: IndexedRoute, placed: Placed): void {
	for (const path of pathsOf(indexed, placed)) {
		const others = [indexed.byPath.get(path) ?? []].flat().filter((other) => other !== placed);
		const [first] = others;
		if (!first) indexed.byPath.delete(path);
		else indexed.byPath.set(path, others.length === 1 ? first : others);
	}
}

function inOrder(one: EntryName, other: EntryName): number {
	return one.part - other.part || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0);
}

function sameLinks(one: RouteEntry | undefined, other: RouteEntry | undefined): boolean {
	if (!one || !other) return one === other;
	return one.movesTo === other.movesTo && JSON.stringify(one.translations) === JSON.stringify(other.translations);
}

/** Whether a page belongs in the sitemap: it is listed, indexable, and public. */
export function isForSearchEngines({ route, entry }: IndexedPage): boolean {
	return entry.listed !== false && entry.movesTo === undefined && !route.auth && route.middleware.length === 0;
}

/** The languages of a page with its parameters in each. */
export function languagesOf({ entry }: IndexedPage): readonly (readonly [Locale, RouteParams])[] {
	return Object.entries(entry.translations).flatMap(([code, params]) =>
		isLocale(code) && params ? [[code, params] as const] : [],
	);
}
