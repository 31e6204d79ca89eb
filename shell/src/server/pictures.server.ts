// GET /media/<file>/<size>: editors' pictures through the site, in a fixed set of sizes. The content service crops around the
// focal point, so that no style attribute has to; pictures within texts stay whole. Only what something live bears is there.

import { PICTURE_SIZES, type PictureSize, TEXT_PICTURE_WIDTH } from "@hub/shared-contracts/picture";
import { LRUCache } from "lru-cache";
import type { LivePictures } from "../content/live-pictures.server.ts";
import type { Log } from "./log.server.ts";

/** How long the content service may take for a picture that it has to compute, in ms. */
const PICTURE_DEADLINE = 8_000;

interface Picture {
	readonly type: string;
	readonly body: Uint8Array;
}

/** What pictures are served with. */
export interface PictureParts {
	readonly cmsUrl: string;
	readonly cmsToken: string;
	readonly isLive: LivePictures;
	readonly log: Log;
}

/** Serves pictures. `purge` forgets them when files change. */
export function servePictures({ cmsUrl, cmsToken, isLive, log }: PictureParts): {
	readonly serve: (request: Request) => Promise<Response>;
	readonly purge: () => void;
} {
	const kept = new LRUCache<string, Picture>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ body }) => body.length + 1 });
	return {
		purge: () => kept.clear(),
		async serve(request) {
			const [, , id = "", size = "", ...rest] = new URL(request.url).pathname.split("/");
			const shape = shapeOf(size);
			if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) || !shape || rest.length > 0) return plain(404, "Not found");
			// What is kept may have been withdrawn since.
			const live = await isLive(id);
			if (live === "unknown") return plain(503, "The picture is not available just now");
			if (!live) return plain(404, "Not found");
			const avif = /image\/avif/.test(request.headers.get("accept") ?? "");
			const format = avif ? "avif" : "webp";
			const key = `${id}/${size}/${format}`;
			let picture = kept.get(key);
			if (!picture) {
				const wanted = new URLSearchParams({
					...shape,
					format,
					quality: avif ? "55" : "75",
				});
				try {
					const answer = await fetch(`${cmsUrl}/assets/${id}?${wanted}`, {
						headers: { authorization: `Bearer ${cmsToken}` },
						signal: AbortSignal.timeout(PICTURE_DEADLINE),
					});
					if (answer.status === 404 || answer.status === 403) return plain(404, "Not found");
					const type = answer.headers.get("content-type") ?? "";
					if (!answer.ok) throw new Error(`status ${answer.status}, ${type}`);
					// A document or a film is no picture, whoever asks.
					if (!type.startsWith("image/")) {
						await answer.body?.cancel();
						return plain(404, "Not found");
					}
					picture = { type, body: new Uint8Array(await answer.arrayBuffer()) };
					kept.set(key, picture);
				} catch (error) {
					log.warn({ picture: id, size, error: String(error) }, "A picture could not be fetched");
					return plain(503, "The picture is not available just now");
				}
			}
			return new Response(request.method === "HEAD" ? null : new Uint8Array(picture.body), {
				headers: {
					"content-type": picture.type,
					"content-length": String(picture.body.length),
					// As long as a picture that was withdrawn may still be seen by those who saw it before.
					"cache-control": "public, max-age=3600",
					vary: "Accept",
				},
			});
		},
	};
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
