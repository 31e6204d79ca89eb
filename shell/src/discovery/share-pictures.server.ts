// GET /share/<page>.png: share pictures, drawn on the first request and cached.

import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { SHARE_DEADLINE, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { FoundResult, PageResult } from "../page/page-result.ts";
import { sharedPage } from "../page/share-address.ts";
import { SITE_TITLE } from "../page/title.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { PageLoader } from "../render/page-loader.server.ts";
import { pageRequest } from "../render/page-request.server.ts";
import type { RegionLoader } from "../render/region-loader.server.ts";
import { matchAddress } from "../router/site-table.ts";
import { fontFile } from "./font-file.server.ts";
import { drawSharePicture, type ShareFonts, type SharePicture } from "./share-drawing.server.ts";

/** Number of cached pictures, at about 35 kB each. */
const MAX_CACHED = 300;

/** Maximum number of pictures that are drawn at the same time, and that wait. Drawing one takes 0.25 s of a core. */
const MAX_DRAWING = 2;
const MAX_QUEUED = 20;

/** Fonts as `data:` URLs. */
export interface BundledFonts {
	readonly bold: string;
	readonly regular: string;
}

export interface SharePicturesOptions {
	readonly live: LiveSet;
	readonly loader: PageLoader;
	readonly regions: Pick<RegionLoader, "begin">;
	readonly fonts: BundledFonts;
	/** The folder that fonts are written to. */
	readonly fontsDir: string;
	readonly log: Log;
}

/** Serves the pictures of pages. */
export function serveSharePictures({ live, loader, regions, fonts, fontsDir, log }: SharePicturesOptions): Hono {
	const answer = cachePictures(fonts, fontsDir, log);
	const app = new Hono();
	app.on(["GET", "HEAD"], ["/share.png", "/share/*"], async (context) => {
		const { pathname } = new URL(context.req.url);
		const set = live.current();
		const page = set && (await pageOf(set, pathname));
		if (page?.kind === "unavailable" || page?.kind === "failed") return busy();
		return page?.kind === "page"
			? answer(context.req.raw, pictureOf(page))
			: context.text("There is no such picture.\n", 404);
	});
	return app;

	/** Returns the page whose picture is at a path; undefined for a redirect, or an address that is not canonical. */
	async function pageOf(set: LoadedSet, path: string): Promise<PageResult | undefined> {
		const pathname = sharedPage(path);
		if (pathname === undefined) return undefined;
		const locale = matchAddress(set.table, pathname)?.form.locale;
		const use = await regions.begin();
		// Prefers the page's own language, so that the path is not redirected to another one.
		const request = { ...pageRequest({ pathname, search: "" }, {}, use), cookie: locale };
		const { result: shown } = await loader.load(set, request, use, locale);
		if (shown.kind !== "page") return shown;
		return shown.sharePicture && new URL(shown.sharePicture).pathname === path ? shown : undefined;
	}
}

/** Returns the content of a page's picture. */
function pictureOf({
	head: { title, shareTitle = title, description, cover },
	route,
	params,
}: FoundResult): SharePicture {
	const seed = cover?.seed ?? [route, ...Object.values(params)].join(" ");
	return { title: shareTitle || SITE_TITLE, description, seed, tone: cover?.tone ?? "brand" };
}

/** Creates the function that responds with a picture: draws it when the queue reaches it, and caches it. */
function cachePictures(
	fonts: BundledFonts,
	folder: string,
	log: Log,
): (request: Request, picture: SharePicture) => Promise<Response> {
	const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });
	const queue: (() => void)[] = [];
	let drawing = 0;
	let files: ShareFonts | undefined;

	const runQueued = async <Value>(work: () => Promise<Value>): Promise<Value> => {
		while (drawing >= MAX_DRAWING) await new Promise<void>((resolve) => queue.push(resolve));
		drawing += 1;
		try {
			return await work();
		} finally {
			drawing -= 1;
			queue.shift()?.();
		}
	};

	const draw = (picture: SharePicture) =>
		runQueued(async () => {
			files ??= { bold: fontFile(folder, fonts.bold), regular: fontFile(folder, fonts.regular) };
			const drawnWith = files;
			// A drawing that hangs must not block others for ever.
			const result = await withinDeadline(2 * SHARE_DEADLINE, () => drawSharePicture(picture, drawnWith));
			if (result.kind === "timeout") throw new Error("It took too long.");
			return result.value;
		});

	return async (request, picture) => {
		const key = createHash("sha256").update(JSON.stringify(picture)).digest("base64url").slice(0, 22);
		const headers = { "content-type": "image/png", "cache-control": "public, max-age=86400", etag: `"${key}"` };
		if (request.headers.get("if-none-match")?.includes(headers.etag))
			return new Response(null, { status: 304, headers });
		let drawn = cache.get(key);
		if (!drawn) {
			if (queue.length >= MAX_QUEUED) return busy();
			drawn = draw(picture);
			cache.set(key, drawn);
			// A failed drawing is not cached: the next request tries again.
			drawn.catch(() => cache.delete(key));
		}
		try {
			const result = await withinDeadline(SHARE_DEADLINE, () => drawn);
			if (result.kind === "timeout") return busy();
			return new Response(request.method === "HEAD" ? null : new Uint8Array(result.value), {
				headers: { ...headers, "content-length": String(result.value.length) },
			});
		} catch (error) {
			log.error({ title: picture.title, error: String(error) }, "A share picture could not be drawn");
			return busy();
		}
	};
}

function busy(): Response {
	return new Response("This picture cannot be drawn just now. Please try again in a moment.\n", {
		status: 503,
		headers: { "retry-after": "5", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
	});
}
