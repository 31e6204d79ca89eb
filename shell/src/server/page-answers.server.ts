// Answers for pages: as documents, and as data for tabs that navigate.

import { isNoPage } from "@hub/shared-contracts/address/no-page";
import { DEFAULT_LOCALE, type Locale, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { Context } from "hono";
import type { CanaryWatch } from "../canary/canary-watch.server.ts";
import type { FailureRecord } from "../failures/failure-record.server.ts";
import { isShownToAll, type ShownAnswer, statusOf, withoutSearchEngineData } from "../page/answer.ts";
import { SET_HEADER, setOfTab } from "../page/client-set.ts";
import { writeBrowserJson } from "../page/page-data.ts";
import { offerOf } from "../page-cache/offer.server.ts";
import { observedRequest, type VariantHeaders, type VaryBy } from "../page-cache/request-variant.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { isExternal } from "../router/external-url.ts";
import { inSpan } from "../tracing/request-trace.server.ts";
import { compressedResponse } from "./compression.server.ts";
import { chosenLanguage } from "./language-choice.server.ts";
import type { Log } from "./log.server.ts";
import { renderDocument } from "./page-document.server.ts";
import type { PageFiles } from "./page-files.server.ts";
import { pageHeaders } from "./page-headers.server.ts";
import type { LoadedDocument, PageLoader } from "./page-loader.server.ts";
import type { PageRequest } from "./page-request.server.ts";
import { redirect, redirectAfterForm } from "./redirect-responses.server.ts";
import type { ProtectionHeaders } from "./security.server.ts";
import type { ShellAssets } from "./shell-assets.server.ts";
import type { Surroundings } from "./surroundings.server.ts";

type PageContext = Context<Surroundings>;

/** Dependencies. */
export interface PageAnswersOptions {
	readonly live: LiveSet;
	readonly loader: PageLoader;
	readonly pageFiles: PageFiles;
	readonly shell: ShellAssets;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** What every answer of the site says about itself. */
	readonly siteHeaders: Promise<ProtectionHeaders>;
	readonly log: Log;
	readonly failures: FailureRecord;
	/** Hears what came of each page. */
	readonly watch: Pick<CanaryWatch, "notePage">;
}

/** Answers requests for pages. */
export interface PageAnswers {
	/**
	 * The page at an address, or the outcome of a form that was posted to it.
	 * @param wait the seconds after which a visitor who sent too many forms may send again
	 */
	page(context: PageContext, sent: Pick<PageRequest, "form" | "visitor" | "network" | "tooMany">, wait?: number): Promise<Response>;
	/** All that a tab needs to show the page that `to` names. */
	data(context: PageContext): Promise<Response>;
}

export function createPageAnswers(options: PageAnswersOptions): PageAnswers {
	const { live, loader, pageFiles, shell, strategy, publicUrl, log, failures, watch } = options;
	let siteHeaders: ProtectionHeaders["pages"] | undefined;
	void options.siteHeaders.then(({ pages }) => {
		siteHeaders = pages;
	});
	const drawing = { shell, strategy, publicUrl, log, failures };

	/** Offers an answer to the cache where it is the same for all visitors; else sends it as it is. */
	const send = (context: PageContext, bytes: Uint8Array<ArrayBuffer>, answer: SentAnswer): Response | Promise<Response> => {
		const { usage, varyBy, headers, status, locale, linksVersion, doubtful, validated, at, isWhole } = answer;
		const rendered = { usage, status, bytes, locale, linksVersion, validated, at };
		const offer = context.get("caches") && isWhole ? offerOf(rendered, varyBy, doubtful) : undefined;
		if (!offer) {
			// All at once, for each look at the headers of an answer takes longer than to write them. A preview's are others.
			const known = context.get("preview") ? undefined : siteHeaders;
			context.set("protected", known !== undefined);
			return compressedResponse(context.req.raw, bytes, {
				status,
				headers: {
					...known,
					...headers,
					...(answer.cookie ? { "set-cookie": answer.cookie } : {}),
				},
			});
		}
		context.set("offer", offer);
		return new Response(bytes, { status, headers });
	};

	return {
		async page(context, sent, wait) {
			const { set, pass } = context.get("chosen") ?? {};
			if (!set)
				return new Response("The site is starting. Please try again in a moment.\n", {
					status: 503,
					headers: { "retry-after": "2", "content-type": "text/plain; charset=utf-8" },
				});
			const url = new URL(context.req.url);
			const { form } = sent;
			const headers = hintsOf(context);
			const varyBy = new Set<string>();
			const wish = Object.assign(observedRequest(url, headers, varyBy), sent, { session: context.get("session"), pass });
			const file = form ? undefined : await pageFiles(set, wish, context.req.raw);
			if (file) return file;
			const at = Date.now();
			const { answer, layout, usage, linksVersion, doubtful } = await loader.load(set, wish);
			context.set("preview", pass !== undefined);
			if (answer.kind === "moved" && form) return redirectAfterForm(answer);
			if (answer.kind === "moved") return redirect(answer.to, answer.permanent, url.pathname === "/" || strategy === "prefix");
			if (answer.kind === "refused" && answer.status === 405)
				return context.text("This address takes no form.\n", 405, { allow: "GET, HEAD" });
			if (!layout) throw new Error("A page was loaded without its layout.");
			const loaded = { answer, layout };
			// Nothing of one page is held while others are rendered.
			const { bytes, page } = await inSpan("render", {}, () => renderDocument(set, loaded, url, drawing));
			const { locale } = page.answer;
			context.set("preview", isPreview(page.answer));
			const status = statusOf(page.answer);
			const isSound = page.answer === answer && page.layout === layout;
			watch.notePage(set.id, { failed: status >= 500 || usage.isLacking() || !isSound, ms: Date.now() - at });
			const header = (name: string) => context.req.header(name);
			const hints = { cookie: header("cookie"), referer: header("referer"), host: header("host") ?? url.host };
			return send(context, bytes, {
				...{ usage, varyBy, linksVersion, doubtful, at, locale, status, validated: true },
				cookie: chosenLanguage(set, locale, hints, publicUrl),
				isWhole: !form && isShownToAll(answer) && isSound,
				headers: pageHeaders(page.answer, form !== undefined, wait),
			});
		},
		async data(context) {
			const asked = context.req.query("to") ?? "/";
			const id = setOfTab(context.req.header(SET_HEADER) ?? "", shell.version);
			const set = id === undefined ? undefined : await live.byId(id);
			// A tab whose release set is gone, or whose shell is another, must do a full load.
			if (!set) return context.json({ kind: "reload" }, 409);
			if (!asked.startsWith("/")) return context.json({ kind: "reload", error: "`to` must be a path of this site." }, 400);
			const headers = hintsOf(context);
			const varyBy = new Set<string>();
			const session = context.get("session");
			const { pass } = context.get("chosen") ?? {};
			const wish = Object.assign(observedRequest(new URL(`http://site${asked}`), headers, varyBy), { session, pass });
			const at = Date.now();
			const { answer, layout, usage, linksVersion, doubtful } = await loader.load(set, wish, context.req.query("layout"));
			// A redirect to another site or a file cannot be a client navigation: a full load follows it.
			if (answer.kind === "moved" && (isExternal(answer.to) || isNoPage(answer.to.replace(/[?#].*/, ""))))
				return context.json({ kind: "reload" }, 409);
			context.set("preview", answer.kind !== "moved" && isPreview(answer));
			const failed = usage.isLacking() || (answer.kind !== "moved" && statusOf(answer) >= 500);
			watch.notePage(set.id, { failed, ms: Date.now() - at });
			const body = Buffer.from(writeBrowserJson({ answer: withoutSearchEngineData(answer), ...(layout ? { layout } : {}) }));
			return send(context, body, {
				...{ usage, varyBy, linksVersion, doubtful, at, status: 200, validated: false, cookie: undefined },
				locale: answer.kind === "moved" ? DEFAULT_LOCALE : answer.locale,
				isWhole: answer.kind !== "moved" && isShownToAll(answer),
				headers: { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store" },
			});
		},
	};
}

/** An answer before it is sent. */
interface SentAnswer extends Pick<LoadedDocument, "usage" | "linksVersion" | "doubtful"> {
	/** When its load began, in ms. */
	readonly at: number;
	readonly varyBy: VaryBy;
	readonly locale: Locale;
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** The `Set-Cookie` for who asked. */
	readonly cookie: string | undefined;
	/** Whether browsers may ask whether it is still right. */
	readonly validated: boolean;
	/** Whether it is all that it should be, for all visitors alike. */
	readonly isWhole: boolean;
}

function isPreview({ preview, release }: ShownAnswer): boolean {
	return preview !== undefined || release !== undefined;
}

function hintsOf(context: PageContext): VariantHeaders {
	return { cookie: context.req.header("cookie"), acceptLanguage: context.req.header("accept-language") };
}
