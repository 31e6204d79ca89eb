// Fetches computed pictures, and the state of their files, from Directus.

import { contentPath } from "@hub/content-model/cms/content-path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { fetchDirectus } from "../directus/fetch-directus.server.ts";
import { readBody, readJson, refusalCode } from "../directus/response-body.server.ts";
import { strongEtag } from "../http/entity-tag.server.ts";
import type { Picture } from "./picture-store.server.ts";

/** Timeout of reading a file's state, in ms. */
const STATE_TIMEOUT_MS = 1_500;

/** Cache time of a file's state, in ms: changes are missed while the feed cannot be followed. */
const STATE_CACHE_MS = 600_000;

const MAX_STATES = 5_000;

/** Fields of a file that change its pictures. */
const STATE_FIELDS = ["modified_on", "filesize", "width", "height", "focal_point_x", "focal_point_y", "filename_disk"];

/** Limit for a picture, in bytes: the largest of a cover is a few hundred kB. */
const MAX_PICTURE_BYTES = 16 * 1024 * 1024;

const stateSchema = z.object({ data: z.record(z.string(), z.unknown()) });

export type PictureFormat = "avif" | "webp" | "jpeg";

export function typeOf(format: PictureFormat): string {
	return `image/${format}`;
}

/**
 * Codes with which Directus reports a missing file. A proxy's 403 or 404 has no code and says nothing about the file.
 */
const MISSING: readonly (string | undefined)[] = ["FORBIDDEN", "ROUTE_NOT_FOUND"];

/** Codes with which Directus reports that it cannot compute a picture: it is too large, or damaged. */
const NOT_COMPUTABLE: readonly (string | undefined)[] = ["ILLEGAL_ASSET_TRANSFORMATION", "INTERNAL_SERVER_ERROR"];

/** A file's state; `unknown` if Directus did not respond. */
export type FileState = { readonly kind: "known"; readonly state: string } | { readonly kind: "missing" | "unknown" };

export interface PictureSource {
	stateOf(id: string): Promise<FileState>;
	/** Drops the cached state of a file that changed. */
	forget(id: string): void;
	/**
	 * Returns a picture of a file; undefined if there is none, or none that can be computed.
	 * @param wanted query parameters of Directus' assets besides the format
	 * @throws Error if Directus does not respond in time
	 */
	fetch(
		id: string,
		format: PictureFormat,
		wanted: Readonly<Record<string, string>>,
		deadline: number,
	): Promise<Omit<Picture, "state"> | undefined>;
}

export function openPictureSource(cmsUrl: string, cmsToken: string): PictureSource {
	const headers = { authorization: `Bearer ${cmsToken}` };
	const states = new LRUCache<string, Promise<FileState>>({ max: MAX_STATES, ttl: STATE_CACHE_MS });

	const readState = async (id: string): Promise<FileState> => {
		const fields = new URLSearchParams({ fields: STATE_FIELDS.join(",") });
		const answer = await fetchDirectus("state of a picture", `${cmsUrl}${contentPath("files", id)}?${fields}`, {
			headers,
			signal: AbortSignal.timeout(STATE_TIMEOUT_MS),
		});
		const body = await readJson(answer);
		if (answer.ok) return { kind: "known", state: strongEtag(JSON.stringify(stateSchema.parse(body).data)) };
		return { kind: MISSING.includes(refusalCode(body)) ? "missing" : "unknown" };
	};

	return {
		stateOf(id) {
			const known = states.get(id);
			if (known) return known;
			const state = readState(id).catch((): FileState => ({ kind: "unknown" }));
			states.set(id, state);
			void state.then(({ kind }) => kind !== "known" && states.peek(id) === state && states.delete(id));
			return state;
		},
		forget(id) {
			states.delete(id);
		},
		async fetch(id, format, wanted, deadline) {
			const answer = await fetchDirectus(
				"picture",
				`${cmsUrl}${contentPath("assets", id)}?${new URLSearchParams({ ...wanted, format })}`,
				{
					headers,
					signal: AbortSignal.timeout(deadline),
				},
			);
			const type = answer.headers.get("content-type") ?? "";
			if (!answer.ok) {
				const code = refusalCode(await readJson(answer));
				if (MISSING.includes(code) || NOT_COMPUTABLE.includes(code)) return undefined;
				throw new Error(`status ${answer.status}, ${code ?? type}`);
			}
			if (type !== typeOf(format)) {
				await answer.body?.cancel();
				// Directus returns other files, and kinds that it cannot compute, as they were uploaded; HTML comes from a
				// proxy.
				if (type !== "" && !type.startsWith("text/html")) return undefined;
				throw new Error(`status ${answer.status}, ${type}`);
			}
			const body = new Uint8Array(await readBody(answer, MAX_PICTURE_BYTES));
			return { type, body, etag: strongEtag(body) };
		},
	};
}
