// How a loader ends. The shell turns each kind into a status in one exhaustive place.

import type { Locale } from "../language/locale.ts";
import type { PageHead } from "./page-head.ts";

/** What a found page says about itself besides its data. */
export interface FoundDetails {
	readonly head: PageHead;
	/** Of the route's slots, those that this page shows. Default all of them. */
	readonly slots?: readonly string[];
	/** Of the remote's lazy chunks, those that this page shows: their files are listed in its document and loaded before it. Default none. */
	readonly lazyChunks?: readonly string[];
	/**
	 * The parameters of the same content in each language that is live, for the language select and `hreflang`. Absent: the page
	 * has no parameters and is there in every language.
	 */
	readonly translations?: Partial<Readonly<Record<Locale, Readonly<Record<string, string>>>>>;
	/**
	 * The key of the route, with the same parameters, whose address is the page's canonical one: two addresses show the same.
	 * Default the route itself.
	 */
	readonly canonicalRoute?: string;
	/**
	 * The query that belongs to the page's own address, with its `?`, e.g. `?page=2` of a list (CT-3). Such a page has no counterpart
	 * in other languages but by `translatedSearch`: the language select leads to the address without it. Default none.
	 */
	readonly canonicalSearch?: string;
	/**
	 * Of a form that was not taken: wrong (422), too often (429), or not possible now (503). 404: a page that says more about what is not
	 * there than the common one does. Default 200.
	 */
	readonly status?: 404 | 422 | 429 | 503;
	/** With 429 or 503: after how many seconds it can be tried again. Default none. */
	readonly retryAfter?: number;
	/** True for a page about one person: it is stored nowhere, by no browser and no server, and not indexed. Default false. */
	readonly personal?: boolean;
	/**
	 * The query that narrows the list in each language that knows the narrowing, the page's own included, e.g.
	 * `{ de: "?industry=logistik", en: "?industry=logistics" }`. The language select keeps it. Where the page's own is all of
	 * `canonicalSearch`, the others are its translations. Default none.
	 */
	readonly translatedSearch?: Partial<Readonly<Record<Locale, string>>>;
}

/** 200: the page is there. */
export interface Found<Data> extends FoundDetails {
	readonly kind: "found";
	readonly data: Data;
}

/** 404: the address fits a route, and there is no such content (RT-6). */
export interface Missing {
	readonly kind: "missing";
}

/** 301 or 302: the content has another address. */
export interface Moved {
	readonly kind: "moved";
	/** A path of this site, already in its canonical form. */
	readonly to: string;
	readonly permanent: boolean;
}

/** 401 or 403: the visitor may not see it. */
export interface Refused {
	readonly kind: "refused";
	readonly status: 401 | 403;
}

/** 503: a part that the page needs did not answer in time. */
export interface Unavailable {
	readonly kind: "unavailable";
	/** For the log, not for visitors. */
	readonly reason: string;
}

/** Every way a loader can end. */
export type Outcome<Data = unknown> = Found<Data> | Missing | Moved | Refused | Unavailable;

export function found<Data>(data: Data, details: FoundDetails): Found<Data> {
	return { kind: "found", data, ...details };
}

export function missing(): Missing {
	return { kind: "missing" };
}

export function moved(to: string, { permanent = true }: { permanent?: boolean } = {}): Moved {
	return { kind: "moved", to, permanent };
}

export function refused(status: 401 | 403): Refused {
	return { kind: "refused", status };
}

export function unavailable(reason: string): Unavailable {
	return { kind: "unavailable", reason };
}
