// Responds to requests for pages: with documents, and with data for tabs that navigate.

import { isNoPage } from "@hub/shared-contracts/address/no-page";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { Context } from "hono";
import type { Log } from "../base/log.server.ts";
import { inSpan } from "../base/request-trace.server.ts";
import type { RenderedResponse } from "../cache/cached-responses.server.ts";
import type { ShellAssets } from "../files/shell-assets.server.ts";
import { chosenLanguage } from "../http/language-choice.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import type { ProtectionHeaders } from "../http/security.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { CanaryWatch } from "../monitoring/canary-watch.server.ts";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import { SET_HEADER, setOfTab } from "../page/client-set.ts";
import { writeBrowserJson } from "../page/page-data.ts";
import { isShownToAll, type ShownResult, statusOf, withoutSearchEngineData } from "../page/page-result.ts";
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

export interface PageResponsesOptions {
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
	/** Seconds until a visitor who sent too many forms may send again. */
	readonly wait?: number;
}

/** Creates responses for pages. */
export interface PageResponses {
	/** Renders the page at an address, or the outcome of a form that was posted to it. */
	page(context: PageContext, sent?: SentForm): Promise<RenderedResponse | Response>;
	/** Returns the data that a tab needs to show the page at `to`. */
	data(context: PageContext): Promise<RenderedResponse | Response>;
}

export function createPageResponses(options: PageResponsesOptions): PageResponses {
	const { live, loader, regions, pageFiles, shell, strategy, publicUrl, log, failures, watch } = options;
	const previewSiteHeaders = options.siteHeaders.then(({ pages }) => previewHeaders(pages, options.studioUrl));
	const rendering = { shell, strategy, publicUrl, log, failures };

	/** Adds the headers of previews to a response without a page, such as a redirect. */
	const withPreviewHeaders = async (response: Response, isPreviewed: boolean): Promise<Response> => {
		if (isPreviewed)
			for (const [name, value] of Object.entries(await previewSiteHeaders)) response.headers.set(name, value);
		return response;
	};

	return {
		async page(context, { wait, ...sent } = {}) {
			const { set, pass } = context.get("chosen") ?? {};
			if (!set) return plainResponse("starting", { status: 503, headers: { "retry-after": "2" } });
			const url = new URL(context.req.url);
			const { form } = sent;
			const use = await regions.begin();
			const request = Object.assign(pageRequest(url, hintsOf(context), use), sent, {
				session: context.get("session"),
				pass,
			});
			const file = form ? undefined : await pageFiles(set, request, context.req.raw);
			if (file) return file;
			const { result, layout, unconfirmed } = await loader.load(set, request, use);
			if (result.kind === "moved") {
				const moved = form
					? redirectAfterForm(result)
					: redirect(result.to, result.permanent, url.pathname === "/" || strategy === "prefix");
				return withPreviewHeaders(moved, pass !== undefined);
			}
			if (result.kind === "refused" && result.status === 405)
				return withPreviewHeaders(
					plainResponse("noForm", { status: 405, headers: { allow: "GET, HEAD" } }),
					pass !== undefined,
				);
			if (!layout) throw new Error("A page was loaded without its layout.");
			const loaded = { result, layout };
			const { bytes, page } = await inSpan("render", {}, () => renderDocument(set, loaded, url, rendering));
			const { locale } = page.result;
			const status = statusOf(page.result);
			const hasAllRegions = page.result === result && page.layout === layout;
			watch.countPage(set.id, { failed: status >= 500 || use.incomplete || !hasAllRegions, ms: Date.now() - use.at });
			const header = (name: string) => context.req.header(name);
			const hints = { cookie: header("cookie"), referer: header("referer"), host: header("host") ?? url.host };
			return {
				bytes,
				status,
				locale,
				use,
				unconfirmed,
				isShared: !form && isShownToAll(result) && hasAllRegions,
				validated: true,
				cookie: chosenLanguage(set, locale, hints, publicUrl),
				headers: {
					...pageHeaders(page.result, form !== undefined, wait),
					...(isPreview(page.result) ? await previewSiteHeaders : {}),
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
			const { result, layout, unconfirmed } = await loader.load(set, request, use, context.req.query("layout"));
			// A redirect to another site or a file cannot be a client navigation: a full load follows it.
			if (result.kind === "moved" && (isExternal(result.to) || isNoPage(result.to.replace(/[?#].*/, ""))))
				return context.json({ kind: "reload" }, 409);
			const failed = use.incomplete || (result.kind !== "moved" && statusOf(result) >= 500);
			watch.countPage(set.id, { failed, ms: Date.now() - use.at });
			return {
				use,
				unconfirmed,
				isShared: result.kind !== "moved" && isShownToAll(result),
				validated: false,
				locale: result.kind === "moved" ? undefined : result.locale,
				bytes: Buffer.from(
					writeBrowserJson({ result: withoutSearchEngineData(result), ...(layout ? { layout } : {}) }),
				),
				status: 200,
				headers: {
					"content-type": "application/json; charset=utf-8",
					"cache-control": "private, no-store",
					...(result.kind !== "moved" && isPreview(result) ? await previewSiteHeaders : {}),
				},
			};
		},
	};
}

function isPreview({ preview, release }: ShownResult): boolean {
	return preview !== undefined || release !== undefined;
}

function hintsOf(context: PageContext) {
	return { cookie: context.req.header("cookie"), acceptLanguage: context.req.header("accept-language") };
}
