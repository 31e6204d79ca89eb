// Pictures as the content service computes them, and in which state their files are.

import { contentPath } from "@hub/content-model/cms/content-path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { readBody, readJson, refusalCode } from "../directus/answer-body.server.ts";
import { askDirectus } from "../directus/ask-directus.server.ts";
import { strongEtag } from "../http/entity-tag.server.ts";
import type { Picture } from "./picture-store.server.ts";

/** How long the content service may take for the state of a file, in ms. */
const STATE_DEADLINE = 1_500;

/** For how long, in ms, the state of a file counts as known: its changes are not heard while the feed cannot be followed. */
const STATE_KNOWN_FOR = 600_000;

/** How many files' states are remembered. */
const STATES = 5_000;

/** The fields of a file that change what its pictures look like. */
const STATE_FIELDS = ["modified_on", "filesize", "width", "height", "focal_point_x", "focal_point_y", "filename_disk"];

/** The most bytes of a picture: the largest of a cover is a few hundred kB. */
const MOST_PICTURE = 16 * 1024 * 1024;

const stateSchema = z.object({ data: z.record(z.string(), z.unknown()) });

/** What pictures are computed as. */
export type PictureFormat = "avif" | "webp" | "jpeg";

/** The media type of a format. */
export function typeOf(format: PictureFormat): string {
	return `image/${format}`;
}

/** Codes with which Directus reports that there is no such file. A proxy's 403 or 404 has no code and says nothing about the file. */
const MISSING: readonly (string | undefined)[] = ["FORBIDDEN", "ROUTE_NOT_FOUND"];

/** Codes with which Directus reports that it cannot compute a picture: it is too large, or damaged. */
const NOT_COMPUTABLE: readonly (string | undefined)[] = ["ILLEGAL_ASSET_TRANSFORMATION", "INTERNAL_SERVER_ERROR"];

/** A file's state: `unknown` while the content service does not say. */
export type FileState = { readonly kind: "known"; readonly state: string } | { readonly kind: "missing" | "unknown" };

/** Where pictures come from. */
export interface PictureSource {
	/** In which state a file is. */
	stateOf(id: string): Promise<FileState>;
	/** Forgets the state of a file that is another now. */
	forget(id: string): void;
	/**
	 * A picture of a file; undefined where there is none, or none that can be computed.
	 * @param wanted query parameters of Directus' assets besides the format
	 * @throws where the content service does not answer in time
	 */
	fetch(
		id: string,
		format: PictureFormat,
		wanted: Readonly<Record<string, string>>,
		deadline: number,
	): Promise<Omit<Picture, "state"> | undefined>;
}

/** Reads from a Directus. */
export function openPictureSource(cmsUrl: string, cmsToken: string): PictureSource {
	const headers = { authorization: `Bearer ${cmsToken}` };
	const states = new LRUCache<string, Promise<FileState>>({ max: STATES, ttl: STATE_KNOWN_FOR });

	const ask = async (id: string): Promise<FileState> => {
		const fields = new URLSearchParams({ fields: STATE_FIELDS.join(",") });
		const answer = await askDirectus("state of a picture", `${cmsUrl}${contentPath("files", id)}?${fields}`, {
			headers,
			signal: AbortSignal.timeout(STATE_DEADLINE),
		});
		const body = await readJson(answer);
		if (answer.ok) return { kind: "known", state: strongEtag(JSON.stringify(stateSchema.parse(body).data)) };
		return { kind: MISSING.includes(refusalCode(body)) ? "missing" : "unknown" };
	};

	return {
		stateOf(id) {
			const known = states.get(id);
			if (known) return known;
			const asked = ask(id).catch((): FileState => ({ kind: "unknown" }));
			states.set(id, asked);
			void asked.then(({ kind }) => kind !== "known" && states.peek(id) === asked && states.delete(id));
			return asked;
		},
		forget(id) {
			states.delete(id);
		},
		async fetch(id, format, wanted, deadline) {
			const answer = await askDirectus(
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
				// A file that is no picture, or of a kind that Directus cannot compute, comes as it was uploaded; HTML comes from a proxy.
				if (type !== "" && !type.startsWith("text/html")) return undefined;
				throw new Error(`status ${answer.status}, ${type}`);
			}
			const body = new Uint8Array(await readBody(answer, MOST_PICTURE));
			return { type, body, etag: strongEtag(body) };
		},
	};
}
