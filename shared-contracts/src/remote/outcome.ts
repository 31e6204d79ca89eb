// Results of a loader. The shell maps each kind to a status in one exhaustive place.

import type { Locale } from "../language/locale.ts";
import type { PageHead } from "./page-head.ts";

/** Details of a found page besides its data. */
export interface FoundDetails {
	readonly head: PageHead;
	/** The route's slots that this page shows. Default: all. */
	readonly slots?: readonly string[];
	/**
	 * The remote's lazy chunks that this page shows: the document lists their files and loads them first. Default: none.
	 */
	readonly lazyChunks?: readonly string[];
	/**
	 * The parameters of the same content in each language in which it is live, for the language select and `hreflang`.
	 * Absent: the page has no parameters and exists in every language.
	 */
	readonly translations?: Partial<Readonly<Record<Locale, Readonly<Record<string, string>>>>>;
	/**
	 * Key of the route whose address, with the same parameters, is the page's canonical one, if two addresses show the
	 * same page. Default: the route itself.
	 */
	readonly canonicalRoute?: string;
	/**
	 * The query that belongs to the page's own address, with its `?`, e.g. `?page=2` of a list (CT-3). Such a page has
	 * translations only by `translatedSearch`; in other languages, the language select leads to the address without a
	 * query. Default none.
	 */
	readonly canonicalSearch?: string;
	/**
	 * Status of a form that was not accepted: invalid (422), too many requests (429), unavailable (503). 404: a page with
	 * a more specific message than the default one. Default 200.
	 */
	readonly status?: 404 | 422 | 429 | 503;
	/** With 429 or 503: after how many seconds it can be tried again. Default none. */
	readonly retryAfter?: number;
	/** True for a page about one person: no browser or server may store it, and it is not indexed. Default false. */
	readonly personal?: boolean;
	/**
	 * Query of the filtered list in each language that supports the filter, including the page's own, e.g. `{ de:
	 * "?industry=logistik", en: "?industry=logistics" }`. The language select keeps it. If the page's own query equals
	 * `canonicalSearch`, the others are its translations. Default none.
	 */
	readonly translatedSearch?: Partial<Readonly<Record<Locale, string>>>;
}

/** 200: the page exists. */
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

/** 401 or 403: the visitor may not see the page. */
export interface Refused {
	readonly kind: "refused";
	readonly status: 401 | 403;
}

/** 503: a part that the page needs did not respond in time. */
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
