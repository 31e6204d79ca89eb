// The answer to an address, the same for documents and client navigations. Plain data.

import type { SiteSettings } from "@hub/content-model/cms/site-settings";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { NavigationMenus } from "@hub/shared-contracts/content/navigation";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type { PreviewBarData } from "./preview-bar-data.ts";
import type { ReleaseBarData } from "./release-bar-data.ts";

/** One entry of the language select. */
export interface LanguageLink {
	readonly locale: Locale;
	readonly name: string;
	readonly href: string;
	/** False where there is no translation and the link leads to the nearest list (LN-7). */
	readonly same: boolean;
}

/** Addresses of a page for search engines: absolute. */
export interface PageAddresses {
	readonly canonical: string;
	readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

interface Shown {
	readonly locale: Locale;
	readonly head: PageHead;
	readonly addresses: PageAddresses | undefined;
	readonly languages: readonly LanguageLink[];
	/** Keys of routes without parameters whose page is not there in this language: views link to none of them. */
	readonly absent: readonly string[];
	readonly layout: "default" | "empty";
	/** The bar above a preview; absent on all other pages. */
	readonly preview?: PreviewBarData;
	/** The bar above a page of a release that is previewed; absent on all other pages. */
	readonly release?: ReleaseBarData;
}

/** A page with its data. */
export interface PageAnswer extends Shown {
	readonly kind: "page";
	/** The route's key. */
	readonly route: string;
	readonly remote: string;
	readonly params: RouteParams;
	/** The address of the list that the page belongs to, where a menu cannot tell by the page's own. Default none. */
	readonly section?: string;
	/** The absolute address of a picture for share cards, drawn for this page; undefined for personal pages. */
	readonly sharePicture: string | undefined;
	readonly data: unknown;
	/** Data of the slots that the page shows; a slot that is absent here is left out. */
	readonly slots: Readonly<Record<string, unknown>>;
	/** The remote's lazy chunks that the page shows. Default none. */
	readonly lazyChunks?: readonly string[];
	/** Of a form that was not taken. Default 200. */
	readonly status?: 404 | 422 | 429 | 503;
	/** With 429 or 503: after how many seconds it can be tried again. */
	readonly retryAfter?: number;
	/** True for a page that is not cached (`Cache-Control: no-store`). */
	readonly personal?: boolean;
}

/** 404. `invalid`: a route fits, its content does not exist (RT-6); `unmatched`: no route fits (RT-7). */
export interface MissingAnswer extends Shown {
	readonly kind: "missing";
	readonly reason: "invalid" | "unmatched";
	/** The exact text of RT-6 or RT-7. */
	readonly message: string;
}

/** Anything else that is shown instead of the page. */
export interface TroubleAnswer extends Shown {
	readonly kind: "refused" | "limited" | "unavailable" | "failed";
	readonly status: 401 | 403 | 405 | 429 | 500 | 503;
	/**
	 * What the visitor can name the failure by: the end of the trace id in the logs. An operator finds what failed of the site with
	 * `npm run releases -- why`.
	 */
	readonly reference?: string;
	/** Where a check before the page ended it: a client navigation then stays where it was (RT-9). */
	readonly check?: EndedCheck;
}

/** How a middleware or a validity check ended a page: it said no, or threw. `message` is for the one who navigates. */
export type EndedCheck = { readonly kind: "stopped" } | { readonly kind: "threw"; readonly message: string };

export interface MovedAnswer {
	readonly kind: "moved";
	readonly to: string;
	readonly permanent: boolean;
	/** True after a form was taken: the target is asked for with GET (303). */
	readonly seeOther?: boolean;
}

/** What is shown. */
export type ShownAnswer = PageAnswer | MissingAnswer | TroubleAnswer;
export type Answer = ShownAnswer | MovedAnswer;

/** The part of a document that stays through navigations in one language. */
export interface Layout {
	readonly locale: Locale;
	readonly menus: NavigationMenus;
	/** Null while the content service has not been reached. */
	readonly settings: SiteSettings | null;
	readonly slots: Readonly<Record<string, unknown>>;
	/** What every page says for now, in a sentence. */
	readonly notice?: string;
}

/** An answer with the layout around it. */
export interface LoadedPage {
	readonly answer: ShownAnswer;
	readonly layout: Layout;
}

/** The status of an answer that is shown. */
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

/** Whether an answer is content, or says that there is none; whatever went wrong may go right the next time. */
export function isShownToAll(answer: ShownAnswer): boolean {
	if (answer.kind === "missing") return true;
	return answer.kind === "page" && !answer.personal && (answer.status ?? 200) === 200;
}

/** The slots of the default layout. */
export const LAYOUT_SLOTS = ["account-menu", "consent-banner"] as const;

/** An answer for browsers: data that only search engines read is left out of the page's data. */
export function withoutSearchEngineData<Kind extends Answer>(answer: Kind): Kind {
	if (answer.kind !== "page") return answer;
	const { questions: _questions, structuredData: _data, ...head } = answer.head;
	return { ...answer, head };
}
