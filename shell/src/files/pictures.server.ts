// GET /media/<file>/<size>: editors' pictures through the site, in a fixed set of sizes. The content service crops around the
// focal point, so that no style attribute has to; pictures within texts stay uncropped. Only pictures that a live item uses are served, and
// only in the format that they are computed in: what was uploaded never leaves the site as a picture.

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
import { withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import { byteRange } from "../http/byte-range.server.ts";
import { namesEtag } from "../http/entity-tag.server.ts";
import { plainAnswer } from "../http/plain-answer.server.ts";
import type { Content } from "../store/content.server.ts";
import { openPictureSource, type PictureFormat, typeOf } from "./picture-source.server.ts";
import { openPictureStore, type Picture } from "./picture-store.server.ts";

/** How long the content service may take for a picture that it has to compute, in ms. */
const PICTURE_DEADLINE = 8_000;

/**
 * How long a visitor waits for the smaller of two formats, in ms. AVIF may take seconds to compute the first time, WebP a tenth of
 * that: until it is ready, WebP is served.
 */
const AVIF_PATIENCE = 1_000;

/** How long the content service may take for an AVIF that is computed in the background, in ms. */
const AVIF_DEADLINE = 60_000;

/** What is cached in memory, in bytes; the disk has more, and the system caches what is read often. */
const MEMORY = 16 * 1024 * 1024;

/** For how long, in ms, a picture that cannot be computed counts as one; a new state of its file is computed at once. */
const ABSENT_FOR = 600_000;

const QUALITY: Readonly<Record<PictureFormat, string>> = { avif: "55", webp: "75", jpeg: "82" };

/** Query parameters of Directus' assets. */
type Shape = Readonly<Record<string, string>>;

/** Dependencies. */
export interface PictureDeps {
	readonly cmsUrl: string;
	readonly cmsToken: string;
	readonly content: Pick<Content, "isPictureLive">;
	/** Where pictures outlive the process; undefined: nowhere. */
	readonly siteDir: string | undefined;
	readonly log: Log;
}

/** Whether something live shows a picture; `unknown` where nothing was ever read. */
function isLive(content: PictureDeps["content"], id: string): boolean | "unknown" {
	try {
		return content.isPictureLive(id);
	} catch (error) {
		if (error instanceof ContentUnavailable) return "unknown";
		throw error;
	}
}

/** Serves pictures. `purge` forgets those of files that changed. */
export function servePictures({ cmsUrl, cmsToken, content, siteDir, log }: PictureDeps): {
	readonly serve: (request: Request) => Promise<Response>;
	readonly purge: (ids: ReadonlySet<string>) => void;
} {
	const source = openPictureSource(cmsUrl, cmsToken);
	const stored = siteDir === undefined ? undefined : openPictureStore(join(siteDir, "pictures"), log);
	const cache = new LRUCache<string, Picture>({ maxSize: MEMORY, sizeCalculation: ({ body }) => body.length + 500 });
	const absent = new LRUCache<string, true>({ max: 5_000, ttl: ABSENT_FOR });
	const underWay = new Map<string, Promise<Picture | undefined>>();
	return {
		purge(ids) {
			const isOf = (key: string) => ids.has(key.split("/")[0] ?? "");
			for (const key of [...cache.keys()]) if (isOf(key)) cache.delete(key);
			// What is under way may be of the file as it was: who waits for it gets it, and no one after.
			for (const key of [...underWay.keys()]) if (isOf(key)) underWay.delete(key);
			// Pictures on disk are told from new ones by the state of their file; to remove them only makes room.
			for (const id of ids) {
				source.forget(id);
				if (IDS.test(id)) void stored?.remove(id);
			}
		},
		async serve(request) {
			const [, , id = "", size = "", ...rest] = new URL(request.url).pathname.split("/");
			const shape = shapeOf(size);
			if (!IDS.test(id) || !shape || rest.length > 0) return plainAnswer("missing", { status: 404 });
			// A cached picture may have been withdrawn since.
			const live = isLive(content, id);
			if (live === "unknown") return plainAnswer("pictureAway", { status: 503 });
			if (!live) return plainAnswer("missing", { status: 404 });
			const wanted = formatFor(size, request.headers.get("accept") ?? "");
			try {
				let picture = await bring(id, size, shape, wanted, wanted === "avif" ? AVIF_PATIENCE : PICTURE_DEADLINE);
				const settled = picture !== "timeout";
				if (picture === "timeout" && wanted === "avif") picture = await bring(id, size, shape, "webp", PICTURE_DEADLINE);
				if (picture === "timeout") throw new Error(`no answer within ${PICTURE_DEADLINE} ms`);
				return picture ? show(request, picture, settled) : plainAnswer("missing", { status: 404 });
			} catch (error) {
				log.warn({ picture: id, size, error: String(error) }, "A picture could not be fetched");
				return plainAnswer("pictureAway", { status: 503 });
			}
		},
	};

	/** The picture; undefined where there is none, `timeout` where it takes longer than the patience: then it is still brought. */
	async function bring(
		id: string,
		size: string,
		shape: Shape,
		format: PictureFormat,
		patience: number,
	): Promise<Picture | undefined | "timeout"> {
		const key = `${id}/${size}.${format}`;
		const file = await source.stateOf(id);
		if (file.kind === "missing") return undefined;
		// While the content service is away, what is cached is shown, as with pages.
		const state = file.kind === "known" ? file.state : undefined;
		const isCurrent = (picture: Picture) => picture.type === typeOf(format) && (state === undefined || picture.state === state);
		const known = cache.get(key);
		if (known && isCurrent(known)) return known;
		const work = `${key} ${state ?? ""}`;
		if (absent.has(work)) return undefined;
		let running = underWay.get(work);
		if (!running) {
			running = read();
			const mine = running;
			underWay.set(work, mine);
			void mine
				.then((picture) => {
					if (!picture) absent.set(work, true);
					else if (underWay.get(work) === mine) cache.set(key, picture);
				})
				.catch(() => undefined)
				.finally(() => underWay.get(work) === mine && underWay.delete(work));
		}
		const result = await withinDeadline(patience, () => running);
		return result.kind === "timeout" ? "timeout" : result.value;

		/** From disk, or else from the content service. */
		async function read(): Promise<Picture | undefined> {
			const name = { id, variant: `${size}.${format}` };
			const found = await stored?.get(name);
			if (found && isCurrent(found)) return found;
			const turn = await stored?.turn(name);
			try {
				const meanwhile = turn?.waited ? await stored?.get(name) : undefined;
				if (meanwhile && isCurrent(meanwhile)) return meanwhile;
				const wanted = { ...shape, quality: QUALITY[format] };
				const made = await source.fetch(id, format, wanted, format === "avif" ? AVIF_DEADLINE : PICTURE_DEADLINE);
				// Made of a file in a state that is not known, it could not be told from an older one.
				if (!made || state === undefined) return made && { ...made, state: "" };
				const picture = { ...made, state };
				await stored?.put(name, picture);
				return picture;
			} finally {
				await turn?.end();
			}
		}
	}
}

const IDS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param settled whether it is the format that the browser likes best */
function show(request: Request, { type, body, etag }: Picture, settled: boolean): Response {
	const headers = {
		"content-type": type,
		// As long as a picture that was withdrawn may still be seen by those who saw it before.
		"cache-control": settled ? "public, max-age=3600" : "public, max-age=60",
		"accept-ranges": "bytes",
		etag,
		...(type === SHARE_PICTURE.type ? {} : { vary: "Accept" }),
	};
	const known = request.headers.get("if-none-match");
	if (known !== null && namesEtag(known, etag)) {
		const { "content-type": _type, ...others } = headers;
		return new Response(null, { status: 304, headers: others });
	}
	const condition = request.headers.get("if-range");
	const mayBePart = request.method === "GET" && (condition === null || condition === etag);
	const range = byteRange(mayBePart ? request.headers.get("range") : null, body.length);
	if (range.kind === "unsatisfiable")
		return new Response(null, { status: 416, headers: { "content-range": `bytes */${body.length}`, "cache-control": "no-store" } });
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

/** The format of an answer. Other services accept anything and show little of it: what they are given is always the same. */
function formatFor(size: string, accepted: string): PictureFormat {
	if (size === SHARE_PICTURE.name) return "jpeg";
	return /image\/avif/.test(accepted) ? "avif" : "webp";
}

/** What the content service is asked for, by the name of a size; undefined for no size. */
function shapeOf(size: string): Shape | undefined {
	if (size === "text") return { width: String(TEXT_PICTURE_WIDTH), fit: "inside", withoutEnlargement: "true" };
	if (size === SHARE_PICTURE.name) return { ...cut(SHARE_PICTURE_SIZE), transforms: JSON.stringify([["flatten", OPAQUE]]) };
	return isSize(size) ? cut(PICTURE_SIZES[size]) : undefined;
}

/** JPEG has no transparency; without a ground of its own, what lies behind would be black. */
const OPAQUE = { background: "#ffffff" };

function cut({ width, height }: { readonly width: number; readonly height: number }): Shape {
	return { width: String(width), height: String(height), fit: "cover" };
}

function isSize(size: string): size is PictureSize {
	return Object.hasOwn(PICTURE_SIZES, size);
}
