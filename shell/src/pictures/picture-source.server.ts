// Pictures as the content service computes them, and in which state their files are.

import { contentPath } from "@hub/shared-contracts/cms/content-path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { readAnswer } from "../directus/answer-body.server.ts";
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

/** The most bytes of a state, and of a picture: the largest of a cover is a few hundred kB. */
const MOST_STATE = 100_000;
const MOST_PICTURE = 16 * 1024 * 1024;

const stateSchema = z.object({ data: z.record(z.string(), z.unknown()) });

/** What pictures are computed as. */
export type PictureFormat = "avif" | "webp" | "jpeg";

/** The media type of a format. */
export function typeOf(format: PictureFormat): string {
	return `image/${format}`;
}

/** How the content service says that it cannot compute a picture: it is too large, or damaged. What is busy or away says something else. */
const refusalSchema = z.object({
	errors: z.tuple([
		z.object({ extensions: z.object({ code: z.enum(["ILLEGAL_ASSET_TRANSFORMATION", "INTERNAL_SERVER_ERROR"]) }) }),
	]),
});

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
		if (answer.ok)
			return {
				kind: "known",
				state: strongEtag(JSON.stringify(stateSchema.parse(JSON.parse(String(await readAnswer(answer, MOST_STATE)))).data)),
			};
		await answer.body?.cancel();
		return { kind: answer.status === 403 || answer.status === 404 ? "missing" : "unknown" };
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
			// A file that is no picture, or of a kind that the content service cannot compute, comes as it was uploaded.
			if (answer.status === 404 || answer.status === 403 || (answer.ok && type !== typeOf(format))) {
				await answer.body?.cancel();
				return undefined;
			}
			if (!answer.ok) {
				const said: unknown = await answer.json().catch(() => undefined);
				if (refusalSchema.safeParse(said).success) return undefined;
				throw new Error(`status ${answer.status}, ${type}`);
			}
			const body = new Uint8Array(await readAnswer(answer, MOST_PICTURE));
			return { type, body, etag: strongEtag(body) };
		},
	};
}
