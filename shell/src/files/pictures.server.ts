// GET /media/<file>/<size>: serves editors' pictures in a fixed set of sizes. Directus crops around the focal point, so
// that pages need no style attributes for it; pictures within texts stay uncropped. Only pictures of live items are
// served, and only as computed: the uploaded file never leaves the site as a picture.

import { join } from "node:path";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import {
	PICTURE_SIZES,
	type PictureSize,
	SHARE_PICTURE,
	SHARE_PICTURE_SIZE,
	TEXT_PICTURE_WIDTH,
} from "@hub/shared-contracts/content/picture";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import { byteRange } from "../http/byte-range.server.ts";
import { matchesEtag } from "../http/entity-tag.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import type { Content } from "../store/content.server.ts";
import { openPictureSource, type PictureFormat, typeOf } from "./picture-source.server.ts";
import { openPictureStore, type Picture, type PictureName } from "./picture-store.server.ts";

/** Timeout of computing a picture, in ms, its time in the queue included. Directus gives up after 15 s itself. */
const PICTURE_TIMEOUT_MS = 20_000;

/**
 * Longest wait of a visitor for AVIF, in ms. It may take seconds to compute the first time, WebP a tenth of that: until
 * it is ready, WebP is served.
 */
const AVIF_WAIT_MS = 1_000;

/** Timeout of computing an AVIF in the background, in ms. */
const AVIF_TIMEOUT_MS = 60_000;

/**
 * Pictures that are computed at a time. Directus refuses more than it can queue, and a list may need dozens on its first
 * visit. AVIF has its own limit, because WebP is served while it is computed.
 */
const CONCURRENT: Readonly<Record<"avif" | "others", number>> = { avif: 2, others: 3 };

/** Limit for pictures in memory, in bytes; the disk has more, and the system caches frequent reads. */
const MAX_MEMORY_BYTES = 16 * 1024 * 1024;

/** Cache time of "cannot be computed", in ms; a new state of the file is computed at once. */
const ABSENT_CACHE_MS = 600_000;

const QUALITY: Readonly<Record<PictureFormat, string>> = { avif: "55", webp: "75", jpeg: "82" };

/** Query parameters of Directus' assets. */
type Shape = Readonly<Record<string, string>>;

export interface PictureDeps {
	readonly cmsUrl: string;
	readonly cmsToken: string;
	readonly content: Pick<Content, "isPictureLive">;
	/** Folder for pictures on disk, if any. */
	readonly siteDir: string | undefined;
	readonly log: Log;
}

/** True if a live item shows the picture; `unknown` if no content was ever read. */
function isLive(content: PictureDeps["content"], id: string): boolean | "unknown" {
	try {
		return content.isPictureLive(id);
	} catch (error) {
		if (error instanceof ContentUnavailable) return "unknown";
		throw error;
	}
}

/** Serves pictures. `purge` drops those of files that changed. */
export function servePictures({ cmsUrl, cmsToken, content, siteDir, log }: PictureDeps): {
	readonly serve: (request: Request) => Promise<Response>;
	readonly purge: (ids: ReadonlySet<string>) => void;
} {
	const source = openPictureSource(cmsUrl, cmsToken);
	const stored = siteDir === undefined ? undefined : openPictureStore(join(siteDir, "pictures"), log);
	const cache = new LRUCache<string, Picture>({
		maxSize: MAX_MEMORY_BYTES,
		sizeCalculation: ({ body }) => body.length + 500,
	});
	const absent = new LRUCache<string, true>({ max: 5_000, ttl: ABSENT_CACHE_MS });
	const pending = new Map<string, Promise<Picture | undefined>>();
	const limits = { avif: pLimit(CONCURRENT.avif), others: pLimit(CONCURRENT.others) };
	return {
		purge(ids) {
			const isOf = (key: string) => ids.has(key.split("/")[0] ?? "");
			for (const key of [...cache.keys()]) if (isOf(key)) cache.delete(key);
			// A pending picture may show the previous state of the file: later requests must not wait for it.
			for (const key of [...pending.keys()]) if (isOf(key)) pending.delete(key);
			// Pictures on disk are identified by the state of their file; removing them only frees space.
			for (const id of ids) {
				source.forget(id);
				if (IDS.test(id)) void stored?.remove(id);
			}
		},
		async serve(request) {
			const [, , id = "", size = "", ...rest] = new URL(request.url).pathname.split("/");
			const shape = shapeOf(size);
			if (!IDS.test(id) || !shape || rest.length > 0) return plainResponse("missing", { status: 404 });
			// A cached picture may have been withdrawn since.
			const live = isLive(content, id);
			if (live === "unknown") return plainResponse("pictureAway", { status: 503 });
			if (!live) return plainResponse("missing", { status: 404 });
			const wanted = formatFor(size, request.headers.get("accept") ?? "");
			try {
				let picture = await getPicture(id, size, shape, wanted, wanted === "avif" ? AVIF_WAIT_MS : PICTURE_TIMEOUT_MS);
				const isPreferred = picture !== "timeout";
				if (picture === "timeout" && wanted === "avif")
					picture = await getPicture(id, size, shape, "webp", PICTURE_TIMEOUT_MS);
				if (picture === "timeout") throw new Error(`no answer within ${PICTURE_TIMEOUT_MS} ms`);
				return picture ? pictureResponse(request, picture, isPreferred) : plainResponse("missing", { status: 404 });
			} catch (error) {
				log.warn({ picture: id, size, error: String(error) }, "A picture could not be fetched");
				return plainResponse("pictureAway", { status: 503 });
			}
		},
	};

	/** Returns the picture; undefined if there is none, `timeout` if it takes too long. It is computed nevertheless. */
	async function getPicture(
		id: string,
		size: string,
		shape: Shape,
		format: PictureFormat,
		timeoutMs: number,
	): Promise<Picture | undefined | "timeout"> {
		const key = `${id}/${size}.${format}`;
		const file = await source.stateOf(id);
		if (file.kind === "missing") return undefined;
		// While Directus is unreachable, cached pictures are served, as pages are.
		const state = file.kind === "known" ? file.state : undefined;
		const isCurrent = (picture: Picture) =>
			picture.type === typeOf(format) && (state === undefined || picture.state === state);
		const known = cache.get(key);
		if (known && isCurrent(known)) return known;
		const workKey = `${key} ${state ?? ""}`;
		if (absent.has(workKey)) return undefined;
		let running = pending.get(workKey);
		if (!running) {
			running = read();
			const own = running;
			pending.set(workKey, own);
			void own
				.then((picture) => {
					if (!picture) absent.set(workKey, true);
					else if (pending.get(workKey) === own) cache.set(key, picture);
				})
				.catch(() => undefined)
				.finally(() => pending.get(workKey) === own && pending.delete(workKey));
		}
		const result = await withinDeadline(timeoutMs, () => running);
		return result.kind === "timeout" ? "timeout" : result.value;

		/** Reads from disk, else from Directus. */
		async function read(): Promise<Picture | undefined> {
			const name = { id, variant: `${size}.${format}` };
			const onDisk = await stored?.get(name);
			if (onDisk && isCurrent(onDisk)) return onDisk;
			return limits[format === "avif" ? "avif" : "others"](() => compute(name));
		}

		async function compute(name: PictureName): Promise<Picture | undefined> {
			const lock = await stored?.lock(name);
			try {
				const meanwhile = lock?.waited ? await stored?.get(name) : undefined;
				if (meanwhile && isCurrent(meanwhile)) return meanwhile;
				const wanted = { ...shape, quality: QUALITY[format] };
				const made = await source.fetch(id, format, wanted, format === "avif" ? AVIF_TIMEOUT_MS : PICTURE_TIMEOUT_MS);
				// If the state of the file is unknown, the picture could not be told from an older one: it is not stored.
				if (!made || state === undefined) return made && { ...made, state: "" };
				const picture = { ...made, state };
				await stored?.put(name, picture);
				return picture;
			} finally {
				await lock?.unlock();
			}
		}
	}
}

const IDS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param isPreferred false for a WebP that is served until the AVIF is computed */
function pictureResponse(request: Request, { type, body, etag }: Picture, isPreferred: boolean): Response {
	const headers = {
		"content-type": type,
		// Also the time in which browsers may still show a withdrawn picture.
		"cache-control": isPreferred ? "public, max-age=3600" : "public, max-age=60",
		"accept-ranges": "bytes",
		etag,
		...(type === SHARE_PICTURE.type ? {} : { vary: "Accept" }),
	};
	const ifNoneMatch = request.headers.get("if-none-match");
	if (ifNoneMatch !== null && matchesEtag(ifNoneMatch, etag)) {
		const { "content-type": _type, ...others } = headers;
		return new Response(null, { status: 304, headers: others });
	}
	const ifRange = request.headers.get("if-range");
	const mayBePart = request.method === "GET" && (ifRange === null || ifRange === etag);
	const range = byteRange(mayBePart ? request.headers.get("range") : null, body.length);
	if (range.kind === "unsatisfiable")
		return new Response(null, {
			status: 416,
			headers: { "content-range": `bytes */${body.length}`, "cache-control": "no-store" },
		});
	const part = range.kind === "part" ? body.subarray(range.first, range.last + 1) : body;
	return new Response(request.method === "HEAD" ? null : part, {
		status: range.kind === "part" ? 206 : 200,
		headers: {
			...headers,
			"content-length": String(part.length),
			...(range.kind === "part" ? { "content-range": `bytes ${range.first}-${range.last}/${body.length}` } : {}),
		},
	});
}

/** Returns the format of a response. Social networks accept any format and display few: they always get JPEG. */
function formatFor(size: string, accepted: string): PictureFormat {
	if (size === SHARE_PICTURE.name) return "jpeg";
	return /image\/avif/.test(accepted) ? "avif" : "webp";
}

/** Returns the query parameters of a size; undefined for an unknown one. */
function shapeOf(size: string): Shape | undefined {
	if (size === "text") return { width: String(TEXT_PICTURE_WIDTH), fit: "inside", withoutEnlargement: "true" };
	if (size === SHARE_PICTURE.name)
		return { ...cut(SHARE_PICTURE_SIZE), transforms: JSON.stringify([["flatten", OPAQUE]]) };
	return isSize(size) ? cut(PICTURE_SIZES[size]) : undefined;
}

/** JPEG has no transparency; without a background, transparent areas would be black. */
const OPAQUE = { background: "#ffffff" };

function cut({ width, height }: { readonly width: number; readonly height: number }): Shape {
	return { width: String(width), height: String(height), fit: "cover" };
}

function isSize(size: string): size is PictureSize {
	return Object.hasOwn(PICTURE_SIZES, size);
}
