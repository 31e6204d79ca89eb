// The site as a function from Request to Response.

import type { ReleaseStore } from "@hub/releases/store";
import {
	isLocale,
	LOCALE_COOKIE,
	LOCALE_COOKIE_MAX_AGE,
	LOCALES,
	type Locale,
	rememberedLocale,
} from "@hub/shared-contracts/locale";
import type { Operate } from "@hub/shared-contracts/remote-server";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Read } from "../content/directus-source.server.ts";
import type { KeptContent } from "../content/kept-content.server.ts";
import { createLivePictures } from "../content/live-pictures.server.ts";
import { createDiscovery } from "../discovery/discovery.server.ts";
import { createFeeds } from "../discovery/feeds.server.ts";
import { createLivePages } from "../discovery/live-pages.server.ts";
import { forBrowsers, type ShownAnswer, statusOf } from "../page/answer.ts";
import { DATA_PATH, SET_HEADER } from "../page/client-set.ts";
import type { LiveSet, LoadedSet } from "../remotes/live-set.server.ts";
import { isNoPage } from "../router/no-page.ts";
import { matchAddress } from "../router/site-table.ts";
import { type PackedFonts, serveSharePictures } from "../share/share-pictures.server.ts";
import { firstWords, receiveAddressHook } from "./address-hook.server.ts";
import { compressedResponse } from "./compression.server.ts";
import { ACTION_DEADLINE, ROUTE_DEADLINE } from "./deadline.server.ts";
import { writeDocument } from "./document.server.ts";
import { serveDownloads } from "./downloads.server.ts";
import { createFloodGate } from "./flood-gate.server.ts";
import type { Log } from "./log.server.ts";
import { createOperations } from "./operations.server.ts";
import { servePageFiles } from "./page-files.server.ts";
import { createPageLoader } from "./page-loader.server.ts";
import { createPartLoader, type PageRequest } from "./part-loader.server.ts";
import { servePictures } from "./pictures.server.ts";
import { readPostedForm } from "./posted-form.server.ts";
import { receivePublishHook } from "./publish-hook.server.ts";
import { redirect, sentOn } from "./redirect-responses.server.ts";
import { serveReleaseFiles } from "./release-files.server.ts";
import { renderPage } from "./render.server.tsx";
import { isOwnRequest, securityHeaders } from "./security.server.ts";
import type { Settings } from "./settings.server.ts";
import type { ShellAssets } from "./shell-assets.server.ts";
import { createVisitors } from "./visitors.server.ts";

/** A small read that tells whether the content service answers. */
export const READINESS_READ: Read = { collection: "site_settings", fields: ["id"], filter: {}, sort: [], limit: 1 };

/** Headers of which an answer may have its own. */
const KEPT_HEADERS: ReadonlySet<string> = new Set(["referrer-policy"]);

/** What the site is made of. */
export interface SiteParts {
	readonly settings: Settings;
	readonly store: ReleaseStore;
	readonly live: LiveSet;
	readonly content: KeptContent;
	readonly shell: ShellAssets;
	/** What share pictures are lettered with. */
	readonly fonts: PackedFonts;
	readonly log: Log;
}

/** The site. */
export interface SiteApp {
	/** @param socket the address at the other end of the connection, where there is one */
	fetch(request: Request, socket?: string): Promise<Response>;
	/** Lists the pages of a set ahead, so that already its first visitor's links are checked. */
	prepare(set: LoadedSet): Promise<void>;
	/** Lists the pages of the live set and draws the home page in both languages, so that the first visitor finds everything awake. */
	warmUp(): Promise<void>;
}

/** What a request brings besides itself. */
interface Surroundings {
	readonly Bindings: { readonly socket: string | undefined };
}

/** Puts the site together; nothing listens yet. */
export function createSiteApp({ settings, store, live, content, shell, fonts, log }: SiteParts): SiteApp {
	const { localeStrategy: strategy, publicUrl } = settings;
	const secure = publicUrl.startsWith("https:");
	const headers = Object.entries(securityHeaders(settings.thirdPartyOrigins, { https: secure }));
	const operations = createOperations({ cmsUrl: settings.cmsUrl, cmsToken: settings.cmsToken, log });
	const pages = createLivePages({ content, log, strategy, publicUrl, reports: settings.reportRedirects });
	const parts = createPartLoader({ content, operations, pages, log, strategy, publicUrl });
	const loader = createPageLoader({ parts, log, strategy, publicUrl, reports: settings.reportRedirects, middleware: {} });
	const pageFiles = servePageFiles(parts, log);
	const files = serveReleaseFiles(store, shell);
	const isLive = createLivePictures(content, log);
	const pictures = servePictures({ cmsUrl: settings.cmsUrl, cmsToken: settings.cmsToken, isLive, log });
	const downloads = serveDownloads({ cmsUrl: settings.cmsUrl, cmsToken: settings.cmsToken, content, log });
	const hook = receivePublishHook(settings.publishSecret, ({ collection, event }) => {
		if (collection === "directus_files") pictures.purge();
		content.purge(collection);
		log.info({ collection, event }, "Content was published");
	});

	const addresses = receiveAddressHook(settings.publishSecret, () => {
		const table = live.current()?.table;
		const ownWords = firstWords(app.routes.map(({ path }) => path));
		return table && { table, strategy, ownWords, reports: settings.reportRedirects };
	});

	const feeds = createFeeds(parts, log, strategy, publicUrl);
	const discovery = createDiscovery({ live, pages, feeds, strategy, publicUrl, sitemapLimit: settings.sitemapLimit });

	const visitorOf = createVisitors({ trustedProxies: settings.trustedProxies, secret: settings.publishSecret });
	const gate = createFloodGate();

	const app = new Hono<Surroundings>();
	app.use(async (context, next) => {
		await next();
		for (const [name, value] of headers) {
			if (!KEPT_HEADERS.has(name) || !context.res.headers.has(name)) context.res.headers.set(name, value);
		}
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
	app.on(["GET", "HEAD"], "/files/*", (context) => downloads(context.req.raw));
	app.post("/_hooks/publish", (context) => hook(context.req.raw));
	app.post("/_hooks/address", (context) => addresses(context.req.raw));

	app.all("/api/*", async (context) => {
		if (!["GET", "HEAD"].includes(context.req.method) && !isOwnRequest(context.req.raw)) {
			return context.json({ error: "This request did not come from a page of this site." }, 403);
		}
		const wait = ["GET", "HEAD"].includes(context.req.method)
			? undefined
			: gate(visitorOf(context.req.raw.headers, context.env.socket));
		if (wait) return context.json({ error: `Too many at once. Try again in ${wait} s.` }, 429, { "retry-after": String(wait) });
		const path = context.req.path.slice("/api/".length);
		for (const { server } of live.current()?.remotes.values() ?? []) {
			const handler = server?.api && Object.hasOwn(server.api, path) ? server.api[path] : undefined;
			if (handler) {
				const operate: Operate = (operation, input) => operations(operation, input, AbortSignal.timeout(ACTION_DEADLINE));
				return handler(context.req.raw, { secure, operate });
			}
		}
		return context.json({ error: `There is nothing at /api/${path}.` }, 404);
	});

	app.route("/", discovery);
	app.route("/", serveSharePictures({ live, loader, fonts, fontsDir: settings.fontsDir, log }));

	app.get(DATA_PATH, async (context) => {
		const request = context.req.raw;
		const asked = context.req.query("to") ?? "/";
		const set = await live.byId(context.req.header(SET_HEADER) ?? "");
		// A tab whose set is gone from the store starts over with a full load.
		if (!set) return context.json({ kind: "reload" }, 409);
		if (!/^\/(?![/\\])/.test(asked)) return context.json({ kind: "reload", error: "`to` must be a path of this site." }, 400);
		const wish = pageRequest(context, new URL(asked, "http://site"));
		const { answer, layout } = await loader.load(set, wish, context.req.query("layout"));
		// Another site or a file is no page for the tab's router: a full load asks for the address and is sent on.
		if (answer.kind === "moved" && (!answer.to.startsWith("/") || isNoPage(answer.to.replace(/[?#].*/, ""))))
			return context.json({ kind: "reload" }, 409);
		return compressedResponse(request, JSON.stringify({ answer: forBrowsers(answer), ...(layout ? { layout } : {}) }), {
			status: 200,
			headers: { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store" },
		});
	});

	app.on(["GET", "HEAD"], "*", (context) => answerPage(context, {}));

	app.post("*", async (context) => {
		if (!isOwnRequest(context.req.raw)) return context.text("This form did not come from a page of this site.\n", 403);
		const visitor = visitorOf(context.req.raw.headers, context.env.socket);
		const wait = gate(visitor);
		if (wait) return answerPage(context, { form: new Map(), visitor, tooMany: true }, wait);
		const posted = await readPostedForm(context.req.raw);
		if (posted.kind === "form") return answerPage(context, { form: posted.fields, visitor });
		if (posted.status === 413) return context.text("The form is too large.\n", 413);
		return context.text("This address takes forms only.\n", 415);
	});

	app.all("*", (context) => context.text("This address answers GET only.\n", 405, { allow: "GET, HEAD" }));

	return {
		fetch: async (request, socket) => app.fetch(request, { socket }),
		prepare: async (set) => void (await pages.of(set, ROUTE_DEADLINE)),
		async warmUp() {
			const set = live.current();
			if (!set) return;
			await pages.of(set, ROUTE_DEADLINE);
			if (!content.health().reachable) return;
			for (const { code } of LOCALES) await (await app.fetch(new Request(new URL(`/${code}`, publicUrl)))).arrayBuffer();
		},
	};

	/** The page at an address, or what became of the form that was posted to it. */
	async function answerPage(
		context: Context,
		sent: Pick<PageRequest, "form" | "visitor" | "tooMany">,
		wait?: number,
	): Promise<Response> {
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
		const { answer, layout } = await loader.load(set, wish);
		if (answer.kind === "moved" && form) return sentOn(answer);
		if (answer.kind === "moved") return redirect(answer.to, answer.permanent, url.pathname === "/" || strategy === "prefix");
		if (answer.kind === "refused" && answer.status === 405)
			return context.text("This address takes no form.\n", 405, { allow: "GET, HEAD" });
		if (!layout) throw new Error("A page was loaded without its layout.");
		const href = url.pathname + url.search;
		const { html, page } = await renderPage(set, { answer, layout }, href, strategy, log);
		const cookie = chosenLanguage(set, context, answer.locale, url);
		return compressedResponse(context.req.raw, writeDocument({ set, page, html, shell, strategy, publicUrl }), {
			status: statusOf(page.answer),
			headers: {
				"content-type": "text/html; charset=utf-8",
				"content-language": page.answer.locale,
				// Its address is the key to it.
				...(isPersonal(page.answer) ? { "referrer-policy": "same-origin" } : {}),
				"cache-control": form || isPersonal(page.answer) ? "private, no-store" : "private, no-cache",
				vary: "Cookie",
				...retryAfter(page.answer, wait),
				...(cookie ? { "set-cookie": cookie } : {}),
			},
		});
	}

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

/** When it can be tried again, where the answer says that it can. */
function retryAfter(answer: ShownAnswer, wait: number | undefined): { readonly "retry-after"?: string } {
	const seconds = answer.kind === "page" ? answer.retryAfter : answer.kind === "unavailable" ? 30 : wait;
	return seconds ? { "retry-after": String(seconds) } : {};
}

function isPersonal(answer: ShownAnswer): boolean {
	return answer.kind === "page" && answer.personal === true;
}
