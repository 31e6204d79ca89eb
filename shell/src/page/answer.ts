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

export interface PageAnswer extends Shown {
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
export interface MissingAnswer extends Shown {
	readonly kind: "missing";
	readonly reason: "invalid" | "unmatched";
	/** The exact text of RT-6 or RT-7. */
	readonly message: string;
}

/** Any other result instead of a page. */
export interface TroubleAnswer extends Shown {
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

export interface MovedAnswer {
	readonly kind: "moved";
	readonly to: string;
	readonly permanent: boolean;
	/** True after a form was accepted: the redirect is a 303. */
	readonly seeOther?: boolean;
}

export type ShownAnswer = PageAnswer | MissingAnswer | TroubleAnswer;
export type Answer = ShownAnswer | MovedAnswer;

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
	readonly answer: ShownAnswer;
	readonly layout: Layout;
}

export function statusOf(answer: ShownAnswer): number {
	switch (answer.kind) {
		case "page":
			return answer.status ?? 200;
		case "missing":
			return 404;
		case "refused":
		case "limited":
		case "unavailable":
		case "failed":
			return answer.status;
	}
}

/** True if the answer is the same for all visitors: a page, or a 404. Errors may be temporary. */
export function isShownToAll(answer: ShownAnswer): boolean {
	if (answer.kind === "missing") return true;
	return answer.kind === "page" && !answer.personal && (answer.status ?? 200) === 200;
}

export const LAYOUT_SLOTS = ["account-menu", "consent-banner"] as const;

/** Returns an answer for browsers, without data that only search engines read. */
export function withoutSearchEngineData<Kind extends Answer>(answer: Kind): Kind {
	if (answer.kind !== "page") return answer;
	const { questions: _questions, structuredData: _data, ...head } = answer.head;
	return { ...answer, head };
}
