// Responds to requests for pages: with documents, and with data for tabs that navigate.

import { isNoPage } from "@hub/shared-contracts/address/no-page";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { Context } from "hono";
import type { Log } from "../base/log.server.ts";
import { inSpan } from "../base/request-trace.server.ts";
import type { WrittenAnswer } from "../cache/cached-answers.server.ts";
import type { ShellAssets } from "../files/shell-assets.server.ts";
import { chosenLanguage } from "../http/language-choice.server.ts";
import { plainAnswer } from "../http/plain-answer.server.ts";
import type { ProtectionHeaders } from "../http/security.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { CanaryWatch } from "../monitoring/canary-watch.server.ts";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import { isShownToAll, type ShownAnswer, statusOf, withoutSearchEngineData } from "../page/answer.ts";
import { SET_HEADER, setOfTab } from "../page/client-set.ts";
import { writeBrowserJson } from "../page/page-data.ts";
import { previewHeaders } from "../preview/preview-headers.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { isExternal } from "../router/external-url.ts";
import { renderDocument } from "./document.server.ts";
import type { PageFiles } from "./page-files.server.ts";
import { pageHeaders } from "./page-headers.server.ts";
import type { PageLoader } from "./page-loader.server.ts";
import { type PageRequest, pageRequest } from "./page-request.server.ts";
import { redirect, redirectAfterForm } from "./redirect-responses.server.ts";
import type { RegionLoader } from "./region-loader.server.ts";

type PageContext = Context<Surroundings>;

export interface PageAnswersOptions {
	readonly live: LiveSet;
	readonly loader: PageLoader;
	readonly regions: Pick<RegionLoader, "begin">;
	readonly pageFiles: PageFiles;
	readonly shell: ShellAssets;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Studio's address in editors' browsers. */
	readonly studioUrl: string;
	/** Headers of every page. */
	readonly siteHeaders: Promise<Pick<ProtectionHeaders, "pages">>;
	readonly log: Log;
	readonly failures: FailureRecord;
	/** Called with the result of each page. */
	readonly watch: Pick<CanaryWatch, "countPage">;
}

/** A form that was sent to a page. */
export interface SentForm extends Pick<PageRequest, "form" | "visitor" | "network" | "tooMany"> {
	/** The seconds after which a visitor who sent too many forms may send again. */
	readonly wait?: number;
}

/** Creates responses for pages. */
export interface PageAnswers {
	/** The page at an address, or the outcome of a form that was posted to it. */
	page(context: PageContext, sent?: SentForm): Promise<WrittenAnswer | Response>;
	/** All that a tab needs to show the page that `to` names. */
	data(context: PageContext): Promise<WrittenAnswer | Response>;
}

export function createPageAnswers(options: PageAnswersOptions): PageAnswers {
	const { live, loader, regions, pageFiles, shell, strategy, publicUrl, log, failures, watch } = options;
	const ofPreview = options.siteHeaders.then(({ pages }) => previewHeaders(pages, options.studioUrl));
	const rendering = { shell, strategy, publicUrl, log, failures };

	/** A response without a page, such as a redirect. */
	const instead = async (response: Response, isPreviewed: boolean): Promise<Response> => {
		if (isPreviewed) for (const [name, value] of Object.entries(await ofPreview)) response.headers.set(name, value);
		return response;
	};

	return {
		async page(context, { wait, ...sent } = {}) {
			const { set, pass } = context.get("chosen") ?? {};
			if (!set) return plainAnswer("starting", { status: 503, headers: { "retry-after": "2" } });
			const url = new URL(context.req.url);
			const { form } = sent;
			const use = await regions.begin();
			const request = Object.assign(pageRequest(url, hintsOf(context), use), sent, {
				session: context.get("session"),
				pass,
			});
			const file = form ? undefined : await pageFiles(set, request, context.req.raw);
			if (file) return file;
			const { answer, layout, unconfirmed } = await loader.load(set, request, use);
			if (answer.kind === "moved") {
				const moved = form
					? redirectAfterForm(answer)
					: redirect(answer.to, answer.permanent, url.pathname === "/" || strategy === "prefix");
				return instead(moved, pass !== undefined);
			}
			if (answer.kind === "refused" && answer.status === 405)
				return instead(plainAnswer("noForm", { status: 405, headers: { allow: "GET, HEAD" } }), pass !== undefined);
			if (!layout) throw new Error("A page was loaded without its layout.");
			const loaded = { answer, layout };
			const { bytes, page } = await inSpan("render", {}, () => renderDocument(set, loaded, url, rendering));
			const { locale } = page.answer;
			const status = statusOf(page.answer);
			const isSound = page.answer === answer && page.layout === layout;
			watch.countPage(set.id, { failed: status >= 500 || use.lacking || !isSound, ms: Date.now() - use.at });
			const header = (name: string) => context.req.header(name);
			const hints = { cookie: header("cookie"), referer: header("referer"), host: header("host") ?? url.host };
			return {
				bytes,
				status,
				locale,
				use,
				unconfirmed,
				isForAll: !form && isShownToAll(answer) && isSound,
				validated: true,
				cookie: chosenLanguage(set, locale, hints, publicUrl),
				headers: {
					...pageHeaders(page.answer, form !== undefined, wait),
					...(isPreview(page.answer) ? await ofPreview : {}),
				},
			};
		},
		async data(context) {
			const to = context.req.query("to") ?? "/";
			const id = setOfTab(context.req.header(SET_HEADER) ?? "", shell.version);
			const set = id === undefined ? undefined : await live.byId(id);
			// A tab whose release set is gone, or whose shell is another, must do a full load.
			if (!set) return context.json({ kind: "reload" }, 409);
			if (!to.startsWith("/")) return context.json({ kind: "reload", error: "`to` must be a path of this site." }, 400);
			const { pass } = context.get("chosen") ?? {};
			const use = await regions.begin();
			const address = new URL(`http://site${to}`);
			const request = Object.assign(pageRequest(address, hintsOf(context), use), {
				session: context.get("session"),
				pass,
			});
			const { answer, layout, unconfirmed } = await loader.load(set, request, use, context.req.query("layout"));
			// A redirect to another site or a file cannot be a client navigation: a full load follows it.
			if (answer.kind === "moved" && (isExternal(answer.to) || isNoPage(answer.to.replace(/[?#].*/, ""))))
				return context.json({ kind: "reload" }, 409);
			const failed = use.lacking || (answer.kind !== "moved" && statusOf(answer) >= 500);
			watch.countPage(set.id, { failed, ms: Date.now() - use.at });
			return {
				use,
				unconfirmed,
				isForAll: answer.kind !== "moved" && isShownToAll(answer),
				validated: false,
				locale: answer.kind === "moved" ? undefined : answer.locale,
				bytes: Buffer.from(
					writeBrowserJson({ answer: withoutSearchEngineData(answer), ...(layout ? { layout } : {}) }),
				),
				status: 200,
				headers: {
					"content-type": "application/json; charset=utf-8",
					"cache-control": "private, no-store",
					...(answer.kind !== "moved" && isPreview(answer) ? await ofPreview : {}),
				},
			};
		},
	};
}

function isPreview({ preview, release }: ShownAnswer): boolean {
	return preview !== undefined || release !== undefined;
}

function hintsOf(context: PageContext) {
	return { cookie: context.req.header("cookie"), acceptLanguage: context.req.header("accept-language") };
}
