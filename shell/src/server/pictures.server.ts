// GET /media/<file>/<size>: editors' pictures through the site, in a fixed set of sizes. The content service crops around the
// focal point, so that no style attribute has to; pictures within texts stay uncropped. Only pictures that a live item uses are served.

import { contentPath } from "@hub/shared-contracts/cms/content-path";
import { PICTURE_SIZES, type PictureSize, TEXT_PICTURE_WIDTH } from "@hub/shared-contracts/content/picture";
import { LRUCache } from "lru-cache";
import type { LivePictures } from "../content/live-pictures.server.ts";
import { withinDeadline } from "./deadline.server.ts";
import type { Log } from "./log.server.ts";

/** How long the content service may take for a picture that it has to compute, in ms. */
const PICTURE_DEADLINE = 8_000;

/**
 * How long a visitor waits for the smaller of two formats, in ms. AVIF may take seconds to compute the first time, WebP a tenth of
 * that: until it is ready, WebP is served.
 */
const AVIF_PATIENCE = 1_000;

/** How long the content service may take for an AVIF that is computed in the background, in ms. */
const AVIF_DEADLINE = 60_000;

type Format = "avif" | "webp";

const QUALITY: Readonly<Record<Format, string>> = { avif: "55", webp: "75" };

interface Picture {
	readonly type: string;
	readonly body: Uint8Array;
}

/** Dependencies. */
export interface PictureDeps {
	readonly cmsUrl: string;
	readonly cmsToken: string;
	readonly isLive: LivePictures;
	readonly log: Log;
}

/** Serves pictures. `purge` forgets them when files change. */
export function servePictures({ cmsUrl, cmsToken, isLive, log }: PictureDeps): {
	readonly serve: (request: Request) => Promise<Response>;
	readonly purge: () => void;
} {
	const kept = new LRUCache<string, Picture>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ body }) => body.length + 1 });
	const onTheWay = new Map<string, Promise<Picture | undefined>>();
	let purges = 0;
	return {
		purge() {
			purges += 1;
			kept.clear();
			onTheWay.clear();
		},
		async serve(request) {
			const [, , id = "", size = "", ...rest] = new URL(request.url).pathname.split("/");
			const shape = shapeOf(size);
			if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) || !shape || rest.length > 0) return plain(404, "Not found");
			// A cached picture may have been withdrawn since.
			const live = await isLive(id);
			if (live === "unknown") return plain(503, "The picture is not available just now");
			if (!live) return plain(404, "Not found");
			const wanted: Format = /image\/avif/.test(request.headers.get("accept") ?? "") ? "avif" : "webp";
			try {
				let picture = await bring(id, size, shape, wanted, wanted === "avif" ? AVIF_PATIENCE : PICTURE_DEADLINE);
				const settled = picture !== "timeout";
				if (picture === "timeout" && wanted === "avif") picture = await bring(id, size, shape, "webp", PICTURE_DEADLINE);
				if (picture === "timeout") throw new Error(`no answer within ${PICTURE_DEADLINE} ms`);
				return picture ? show(request, picture, settled) : plain(404, "Not found");
			} catch (error) {
				log.warn({ picture: id, size, error: String(error) }, "A picture could not be fetched");
				return plain(503, "The picture is not available just now");
			}
		},
	};

	/** The picture; undefined where there is none, `late` where it takes longer than the patience: then it is still brought. */
	async function bring(
		id: string,
		size: string,
		shape: Readonly<Record<string, string>>,
		format: Format,
		patience: number,
	): Promise<Picture | undefined | "timeout"> {
		const key = `${id}/${size}/${format}`;
		const known = kept.get(key);
		if (known) return known;
		let running = onTheWay.get(key);
		if (!running) {
			const began = purges;
			running = fetchPicture(id, { ...shape, format, quality: QUALITY[format] }, format)
				.then((picture) => {
					if (picture && began === purges) kept.set(key, picture);
					return picture;
				})
				.finally(() => began === purges && onTheWay.delete(key));
			onTheWay.set(key, running);
		}
		const result = await withinDeadline(patience, () => running);
		return result.kind === "timeout" ? "timeout" : result.value;
	}

	async function fetchPicture(id: string, wanted: Readonly<Record<string, string>>, format: Format): Promise<Picture | undefined> {
		const answer = await fetch(`${cmsUrl}${contentPath("assets", id)}?${new URLSearchParams(wanted)}`, {
			headers: { authorization: `Bearer ${cmsToken}` },
			signal: AbortSignal.timeout(format === "avif" ? AVIF_DEADLINE : PICTURE_DEADLINE),
		});
		const type = answer.headers.get("content-type") ?? "";
		// Documents and videos are not served as pictures.
		if (answer.status === 404 || answer.status === 403 || (answer.ok && !type.startsWith("image/"))) {
			await answer.body?.cancel();
			return undefined;
		}
		if (!answer.ok) throw new Error(`status ${answer.status}, ${type}`);
		return { type, body: new Uint8Array(await answer.arrayBuffer()) };
	}
}

/** @param settled whether it is the format that the browser likes best */
function show(request: Request, { type, body }: Picture, settled: boolean): Response {
	return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
		headers: {
			"content-type": type,
			"content-length": String(body.length),
			// As long as a picture that was withdrawn may still be seen by those who saw it before.
			"cache-control": settled ? "public, max-age=3600" : "public, max-age=60",
			vary: "Accept",
		},
	});
}

/** What the content service is asked for, by the name of a size; undefined for no size. */
function shapeOf(size: string): Readonly<Record<string, string>> | undefined {
	if (size === "text") return { width: String(TEXT_PICTURE_WIDTH), fit: "inside", withoutEnlargement: "true" };
	if (!isSize(size)) return undefined;
	const { width, height } = PICTURE_SIZES[size];
	return { width: String(width), height: String(height), fit: "cover" };
}

function isSize(size: string): size is PictureSize {
	return Object.hasOwn(PICTURE_SIZES, size);
}

function plain(status: number, text: string): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
	});
}
