// The result of a page request, the same for documents and client navigations. Plain data.

import type { SiteSettings } from "@hub/content-model/cms/site-settings";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { NavigationMenus } from "@hub/shared-contracts/content/navigation";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type { PreviewBarData } from "./preview-bar-data.ts";
import type { ReleaseBarData } from "./release-bar-data.ts";

export interface LanguageLink {
	readonly locale: Locale;
	readonly name: string;
	readonly href: string;
	/** False if there is no translation and the link leads to the nearest list (LN-7). */
	readonly same: boolean;
}

/** Absolute addresses of a page for search engines. */
export interface PageAddresses {
	readonly canonical: string;
	readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

interface Shown {
	readonly locale: Locale;
	readonly head: PageHead;
	readonly addresses: PageAddresses | undefined;
	readonly languages: readonly LanguageLink[];
	/** Keys of routes without parameters that have no page in this language: views don't link to them. */
	readonly absent: readonly string[];
	readonly layout: "default" | "empty";
	/** The bar above a preview; absent on all other pages. */
	readonly preview?: PreviewBarData;
	/** The bar above a page of a previewed release or moment; absent on all other pages. */
	readonly release?: ReleaseBarData;
}

export interface FoundResult extends Shown {
	readonly kind: "page";
	readonly route: string;
	readonly remote: string;
	readonly params: RouteParams;
	/** Path of the list that the page belongs to, if menus cannot derive it from the page's own. Default none. */
	readonly section?: string;
	/** Absolute address of the share picture drawn for this page; undefined for personal pages. */
	readonly sharePicture: string | undefined;
	readonly data: unknown;
	/** Data of the page's slots; a slot without data is not shown. */
	readonly slots: Readonly<Record<string, unknown>>;
	/** The remote's lazy chunks that the page uses. Default none. */
	readonly lazyChunks?: readonly string[];
	/** Status of a form that was not accepted. Default 200. */
	readonly status?: 404 | 422 | 429 | 503;
	/** With 429 or 503: seconds until the next attempt. */
	readonly retryAfter?: number;
	/** True for a page that is not cached (`Cache-Control: no-store`). */
	readonly personal?: boolean;
}

/** 404. `invalid`: a route matches, its content does not exist (RT-6); `unmatched`: no route matches (RT-7). */
export interface MissingResult extends Shown {
	readonly kind: "missing";
	readonly reason: "invalid" | "unmatched";
	/** The exact text of RT-6 or RT-7. */
	readonly message: string;
}

/** Any other result instead of a page. */
export interface ErrorResult extends Shown {
	readonly kind: "refused" | "limited" | "unavailable" | "failed";
	readonly status: 401 | 403 | 405 | 429 | 500 | 503;
	/**
	 * The end of the trace id, by which the visitor can report the failure. `npm run releases -- why` shows its cause.
	 */
	readonly reference?: string;
	/** Set if a check ended the request; a client navigation then stays on its page (RT-9). */
	readonly check?: EndedCheck;
}

/** Result of a middleware or a validity check: refused, or threw. `message` is shown to the visitor. */
export type EndedCheck = { readonly kind: "stopped" } | { readonly kind: "threw"; readonly message: string };

export interface MovedResult {
	readonly kind: "moved";
	readonly to: string;
	readonly permanent: boolean;
	/** True after a form was accepted: the redirect is a 303. */
	readonly seeOther?: boolean;
}

export type ShownResult = FoundResult | MissingResult | ErrorResult;
export type PageResult = ShownResult | MovedResult;

/** The part of a document that stays across navigations in one language. */
export interface Layout {
	readonly locale: Locale;
	readonly menus: NavigationMenus;
	/** Null until Directus has been reached. */
	readonly settings: SiteSettings | null;
	readonly slots: Readonly<Record<string, unknown>>;
	/** A temporary sentence on every page. */
	readonly notice?: string;
}

export interface LoadedPage {
	readonly result: ShownResult;
	readonly layout: Layout;
}

export function statusOf(result: ShownResult): number {
	switch (result.kind) {
		case "page":
			return result.status ?? 200;
		case "missing":
			return 404;
		case "refused":
		case "limited":
		case "unavailable":
		case "failed":
			return result.status;
	}
}

/** True if the result is the same for all visitors: a page, or a 404. Errors may be temporary. */
export function isShownToAll(result: ShownResult): boolean {
	if (result.kind === "missing") return true;
	return result.kind === "page" && !result.personal && (result.status ?? 200) === 200;
}

export const LAYOUT_SLOTS = ["account-menu", "consent-banner"] as const;

/** Returns a result for browsers, without data that only search engines read. */
export function withoutSearchEngineData<Kind extends PageResult>(result: Kind): Kind {
	if (result.kind !== "page") return result;
	const { questions: _questions, structuredData: _data, ...head } = result.head;
	return { ...result, head };
}
