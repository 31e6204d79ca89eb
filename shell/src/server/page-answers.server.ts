// Answers for pages: as documents, and as data for tabs that navigate.

import {
	isLocale,
	LOCALE_COOKIE,
	LOCALE_COOKIE_MAX_AGE,
	type Locale,
	type LocaleStrategy,
	rememberedLocale,
} from "@hub/shared-contracts/language/locale";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { type ShownAnswer, statusOf, withoutSearchEngineData } from "../page/answer.ts";
import { SET_HEADER } from "../page/client-set.ts";
import { writeBrowserJson } from "../page/page-data.ts";
import type { LiveSet, LoadedSet } from "../remotes/live-set.server.ts";
import { isExternal } from "../router/external-url.ts";
import { isNoPage } from "../router/no-page.ts";
import { matchAddress } from "../router/site-table.ts";
import { compressedResponse } from "./compression.server.ts";
import { writeDocument } from "./document.server.ts";
import type { Log } from "./log.server.ts";
import type { PageFiles } from "./page-files.server.ts";
import type { PageLoader } from "./page-loader.server.ts";
import { redirect, redirectAfterForm } from "./redirect-responses.server.ts";
import type { PageRequest } from "./region-loader.server.ts";
import { renderPage } from "./render.server.tsx";
import type { ShellAssets } from "./shell-assets.server.ts";

/** The `Cache-Status` (RFC 9211) of an answer with content older than the last publish. */
const STALE = { "cache-status": '"Data Hub"; hit; detail=stale' } as const;

/** Dependencies. */
export interface PageAnswersOptions {
	readonly live: LiveSet;
	readonly loader: PageLoader;
	readonly pageFiles: PageFiles;
	readonly shell: ShellAssets;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	readonly log: Log;
}

/** Answers requests for pages. */
export interface PageAnswers {
	/**
	 * The page at an address, or the outcome of a form that was posted to it.
	 * @param wait the seconds after which a visitor who sent too many forms may send again
	 */
	page(context: Context, sent: Pick<PageRequest, "form" | "visitor" | "network" | "tooMany">, wait?: number): Promise<Response>;
	/** All that a tab needs to show the page that `to` names. */
	data(context: Context): Promise<Response>;
}

export function createPageAnswers({ live, loader, pageFiles, shell, strategy, publicUrl, log }: PageAnswersOptions): PageAnswers {
	return {
		async page(context, sent, wait) {
			const set = live.current();
			if (!set)
				return new Response("The site is starting. Please try again in a moment.\n", {
					status: 503,
					headers: { "retry-after": "2", "content-type": "text/plain; charset=utf-8" },
				});
			const url = new URL(context.req.url);
			const { form } = sent;
			const wish = { ...pageRequest(context, url), ...sent };
			const file = form ? undefined : await pageFiles(set, wish, context.req.raw);
			if (file) return file;
			const { answer, layout, usage } = await loader.load(set, wish);
			if (answer.kind === "moved" && form) return redirectAfterForm(answer);
			if (answer.kind === "moved") return redirect(answer.to, answer.permanent, url.pathname === "/" || strategy === "prefix");
			if (answer.kind === "refused" && answer.status === 405)
				return context.text("This address takes no form.\n", 405, { allow: "GET, HEAD" });
			if (!layout) throw new Error("A page was loaded without its layout.");
			const { html, page } = await renderPage(set, { answer, layout }, url, strategy, log);
			const cookie = chosenLanguage(set, context, answer.locale, url);
			return compressedResponse(context.req.raw, writeDocument({ set, page, html, shell, strategy, publicUrl }), {
				status: statusOf(page.answer),
				headers: {
					"content-type": "text/html; charset=utf-8",
					"content-language": page.answer.locale,
					// The address is a capability: it must not leak to other sites in a referrer.
					...(isPersonal(page.answer) ? { "referrer-policy": "same-origin" } : {}),
					"cache-control": form || isPersonal(page.answer) ? "private, no-store" : "private, no-cache",
					vary: "Cookie",
					...(usage.isStale() ? STALE : {}),
					...retryAfter(page.answer, wait),
					...(cookie ? { "set-cookie": cookie } : {}),
				},
			});
		},
		async data(context) {
			const request = context.req.raw;
			const asked = context.req.query("to") ?? "/";
			const set = await live.byId(context.req.header(SET_HEADER) ?? "");
			// A tab whose release set is gone must do a full load.
			if (!set) return context.json({ kind: "reload" }, 409);
			if (!asked.startsWith("/")) return context.json({ kind: "reload", error: "`to` must be a path of this site." }, 400);
			const wish = pageRequest(context, new URL(`http://site${asked}`));
			const { answer, layout, usage } = await loader.load(set, wish, context.req.query("layout"));
			// A redirect to another site or a file cannot be a client navigation: a full load follows it.
			if (answer.kind === "moved" && (isExternal(answer.to) || isNoPage(answer.to.replace(/[?#].*/, ""))))
				return context.json({ kind: "reload" }, 409);
			return compressedResponse(
				request,
				writeBrowserJson({ answer: withoutSearchEngineData(answer), ...(layout ? { layout } : {}) }),
				{
					status: 200,
					headers: {
						"content-type": "application/json; charset=utf-8",
						"cache-control": "private, no-store",
						...(usage.isStale() ? STALE : {}),
					},
				},
			);
		},
	};

	/**
	 * The cookie for a visitor who followed a link of this site into another language (LN-5, LN-7): the page before says so in the
	 * `Referer`, so that the choice is stored without JavaScript too, and a visit from elsewhere stores nothing.
	 */
	function chosenLanguage(set: LoadedSet, context: Context, locale: Locale, url: URL): string | undefined {
		const referer = context.req.header("referer");
		if (!referer || !URL.canParse(referer) || getCookie(context, LOCALE_COOKIE) === locale) return undefined;
		const from = new URL(referer);
		const own = [url.host, context.req.header("host"), new URL(publicUrl).host];
		if (!own.includes(from.host)) return undefined;
		const first = from.pathname.split("/")[1]?.toLowerCase();
		const cookie = getCookie(context, LOCALE_COOKIE);
		const before = matchAddress(set.table, from.pathname)?.form.locale ?? (isLocale(first) ? first : rememberedLocale(cookie));
		if (before === locale) return undefined;
		return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax`;
	}
}

function pageRequest(context: Context, url: URL): PageRequest {
	return {
		pathname: url.pathname,
		search: url.search,
		cookie: getCookie(context, LOCALE_COOKIE),
		acceptLanguage: context.req.header("accept-language"),
		cookieOf: (name) => getCookie(context, name),
	};
}

/** The `Retry-After` header, where the answer has one. */
function retryAfter(answer: ShownAnswer, wait: number | undefined): { readonly "retry-after"?: string } {
	const seconds = answer.kind === "page" ? answer.retryAfter : answer.kind === "unavailable" ? 30 : wait;
	return seconds ? { "retry-after": String(seconds) } : {};
}

function isPersonal(answer: ShownAnswer): boolean {
	return answer.kind === "page" && answer.personal === true;
}
