// Pictures as the content service computes them, and in which state their files are.

import { contentPath } from "@hub/shared-contracts/cms/content-path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { strongEtag } from "./entity-tag.server.ts";
import type { Picture } from "./picture-store.server.ts";

/** How long the content service may take for the state of a file, in ms. */
const STATE_DEADLINE = 1_500;

/** For how long, in ms, the state of a file counts as known: reports of changes may be lost. */
const STATE_KNOWN_FOR = 600_000;

/** How many files' states are remembered. */
const STATES = 5_000;

/** The fields of a file that change what its pictures look like. */
const STATE_FIELDS = ["modified_on", "filesize", "width", "height", "focal_point_x", "focal_point_y", "filename_disk"];

const stateSchema = z.object({ data: z.record(z.string(), z.unknown()) });

/** A file's state: `unknown` while the content service does not say. */
export type FileState = { readonly kind: "known"; readonly state: string } | { readonly kind: "missing" | "unknown" };

/** Where pictures come from. */
export interface PictureSource {
	/** In which state a file is. */
	stateOf(id: string): Promise<FileState>;
	/** Has a state asked anew. */
	forget(id: string | undefined): void;
	/**
	 * A picture of a file; undefined where there is none.
	 * @param wanted query parameters of Directus' assets
	 * @throws where the content service does not answer in time
	 */
	fetch(id: string, wanted: Readonly<Record<string, string>>, deadline: number): Promise<Omit<Picture, "state"> | undefined>;
}

/** Reads from a Directus. */
export function openPictureSource(cmsUrl: string, cmsToken: string): PictureSource {
	const headers = { authorization: `Bearer ${cmsToken}` };
	const states = new LRUCache<string, Promise<FileState>>({ max: STATES, ttl: STATE_KNOWN_FOR });

	const ask = async (id: string): Promise<FileState> => {
		const fields = new URLSearchParams({ fields: STATE_FIELDS.join(",") });
		const answer = await fetch(`${cmsUrl}${contentPath("files", id)}?${fields}`, {
			headers,
			signal: AbortSignal.timeout(STATE_DEADLINE),
		});
		if (answer.ok) return { kind: "known", state: strongEtag(JSON.stringify(stateSchema.parse(await answer.json()).data)) };
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
			if (id === undefined) states.clear();
			else states.delete(id);
		},
		async fetch(id, wanted, deadline) {
			const answer = await fetch(`${cmsUrl}${contentPath("assets", id)}?${new URLSearchParams(wanted)}`, {
				headers,
				signal: AbortSignal.timeout(deadline),
			});
			const type = answer.headers.get("content-type") ?? "";
			// Documents and videos are not served as pictures.
			if (answer.status === 404 || answer.status === 403 || (answer.ok && !type.startsWith("image/"))) {
				await answer.body?.cancel();
				return undefined;
			}
			if (!answer.ok) {
				await answer.body?.cancel();
				throw new Error(`status ${answer.status}, ${type}`);
			}
			const body = new Uint8Array(await answer.arrayBuffer());
			return { type, body, etag: strongEtag(body) };
		},
	};
}
