// The site as a function from Request to Response.

import type { ReleaseStore } from "@hub/releases/store";
import { isLocale, LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE, type Locale, rememberedLocale } from "@hub/shared-contracts/locale";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Read } from "../content/directus-source.server.ts";
import type { KeptContent } from "../content/kept-content.server.ts";
import { statusOf } from "../page/answer.ts";
import { DATA_PATH, SET_HEADER } from "../page/client-set.ts";
import type { LiveSet, LoadedSet } from "../remotes/live-set.server.ts";
import { matchAddress } from "../router/site-table.ts";
import { compressedResponse } from "./compression.server.ts";
import { writeDocument } from "./document.server.ts";
import type { Log } from "./log.server.ts";
import { createPageLoader } from "./page-loader.server.ts";
import type { PageRequest } from "./part-loader.server.ts";
import { servePictures } from "./pictures.server.ts";
import { receivePublishHook } from "./publish-hook.server.ts";
import { serveReleaseFiles } from "./release-files.server.ts";
import { renderPage } from "./render.server.tsx";
import { isOwnRequest, securityHeaders } from "./security.server.ts";
import type { Settings } from "./settings.server.ts";
import type { ShellAssets } from "./shell-assets.server.ts";

/** A small read that tells whether the content service answers. */
export const READINESS_READ: Read = { collection: "site_settings", fields: ["id"], filter: {}, sort: [], limit: 1 };

/** What the site is made of. */
export interface SiteParts {
	readonly settings: Settings;
	readonly store: ReleaseStore;
	readonly live: LiveSet;
	readonly content: KeptContent;
	readonly shell: ShellAssets;
	readonly log: Log;
}

/** The site. */
export interface SiteApp {
	fetch(request: Request): Promise<Response>;
}

/** Puts the site together; nothing listens yet. */
export function createSiteApp({ settings, store, live, content, shell, log }: SiteParts): SiteApp {
	const { localeStrategy: strategy, publicUrl } = settings;
	const secure = publicUrl.startsWith("https:");
	const headers = Object.entries(securityHeaders(settings.thirdPartyOrigins, { https: secure }));
	const loader = createPageLoader({ content, log, strategy, publicUrl, middleware: {} });
	const files = serveReleaseFiles(store, shell);
	const pictures = servePictures({ cmsUrl: settings.cmsUrl, cmsToken: settings.cmsToken, log });
	const hook = receivePublishHook(settings.publishSecret, ({ collection, event }) => {
		if (collection === "directus_files") pictures.purge();
		content.purge(collection);
		log.info({ collection, event }, "Content was published");
	});

	const app = new Hono();
	app.use(async (context, next) => {
		await next();
		for (const [name, value] of headers) context.res.headers.set(name, value);
	});
	app.onError((error, context) => {
		log.error({ path: context.req.path, error: error.stack }, "A request failed");
		return new Response(
			"Something went wrong here. Please try again.\nHier ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.\n",
			{
				status: 500,
				headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
			},
		);
	});

	app.get("/healthz", (context) => context.json({ status: "ok" }));
	app.get("/readyz", async (context) => {
		if (!content.health().reachable) await content.read(READINESS_READ).catch(() => undefined);
		const { reachable, kept } = content.health();
		const reasons = [
			...(live.current() ? [] : ["No release set is live yet."]),
			...(reachable || kept > 0 ? [] : ["The content service has not answered yet, and nothing of it is kept."]),
		];
		return context.json({ ready: reasons.length === 0, reasons }, reasons.length === 0 ? 200 : 503);
	});
	app.on(["GET", "HEAD"], "/r/*", (context) => files(context.req.raw));
	app.on(["GET", "HEAD"], "/media/*", (context) => pictures.serve(context.req.raw));
	app.post("/_hooks/publish", (context) => hook(context.req.raw));

	app.all("/api/*", async (context) => {
		if (!["GET", "HEAD"].includes(context.req.method) && !isOwnRequest(context.req.raw)) {
			return context.json({ error: "This request did not come from a page of this site." }, 403);
		}
		const path = context.req.path.slice("/api/".length);
		for (const { server } of live.current()?.remotes.values() ?? []) {
			const handler = server?.api && Object.hasOwn(server.api, path) ? server.api[path] : undefined;
			if (handler) return handler(context.req.raw, { secure });
		}
		return context.json({ error: `There is nothing at /api/${path}.` }, 404);
	});

	app.get(DATA_PATH, async (context) => {
		const request = context.req.raw;
		const asked = context.req.query("to") ?? "/";
		const set = await live.byId(context.req.header(SET_HEADER) ?? "");
		// A tab whose set is gone from the store starts over with a full load.
		if (!set) return context.json({ kind: "reload" }, 409);
		if (!/^\/(?![/\\])/.test(asked)) return context.json({ kind: "reload", error: "`to` must be a path of this site." }, 400);
		const wish = pageRequest(context, new URL(asked, "http://site"));
		const { answer, layout } = await loader.load(set, wish, context.req.query("layout"));
		// Another site is no page for the tab's router: a full load asks for the address and is sent on.
		if (answer.kind === "moved" && !answer.to.startsWith("/")) return context.json({ kind: "reload" }, 409);
		return compressedResponse(request, JSON.stringify({ answer, ...(layout ? { layout } : {}) }), {
			status: 200,
			headers: { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store" },
		});
	});

	app.on(["GET", "HEAD"], "*", async (context) => {
		const set = live.current();
		if (!set)
			return new Response("The site is starting. Please try again in a moment.\n", {
				status: 503,
				headers: { "retry-after": "2", "content-type": "text/plain; charset=utf-8" },
			});
		const url = new URL(context.req.url);
		const wish = pageRequest(context, url);
		const { answer, layout } = await loader.load(set, wish);
		if (answer.kind === "moved") return redirect(answer.to, answer.permanent, url.pathname === "/" || strategy === "prefix");
		if (!layout) throw new Error("A page was loaded without its layout.");
		const href = url.pathname + url.search;
		const { html, page } = await renderPage(set, { answer, layout }, href, strategy, log);
		const cookie = chosenLanguage(set, context, answer.locale, url);
		return compressedResponse(context.req.raw, writeDocument({ set, page, html, shell, strategy }), {
			status: statusOf(page.answer),
			headers: {
				"content-type": "text/html; charset=utf-8",
				"content-language": page.answer.locale,
				"cache-control": "private, no-cache",
				vary: "Cookie",
				...(page.answer.kind === "unavailable" ? { "retry-after": "30" } : {}),
				...(cookie ? { "set-cookie": cookie } : {}),
			},
		});
	});

	app.all("*", (context) => context.text("This address answers GET only.\n", 405, { allow: "GET, HEAD" }));

	return { fetch: async (request) => app.fetch(request) };

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

function redirect(to: string, permanent: boolean, depends: boolean): Response {
	return new Response(null, {
		status: permanent ? 301 : 302,
		headers: {
			location: to,
			"cache-control": permanent ? "public, max-age=3600" : "private, no-store",
			...(depends ? { vary: "Cookie, Accept-Language" } : {}),
		},
	});
}
