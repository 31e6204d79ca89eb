// Records of publications: who published a release, when, and from where.

import { z } from "zod";
import { encodeJson, parseJson } from "./json.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

const publicationSchema = z.object({
	at: z.iso.datetime(),
	by: z.string(),
	/** Host and folder of the workspace. */
	from: z.string().optional(),
	/** The commit of that workspace; ends in `+` if files differed from it. */
	commit: z.string().optional(),
	/** The size of all files of the release. */
	bytes: z.number().int(),
});

/** Publisher, time, source and size of a release. */
export type Publication = z.infer<typeof publicationSchema>;

/** Records who published a release. An existing record stays. */
export async function recordPublication(
	store: ReleaseStore,
	remote: string,
	version: string,
	publication: Publication,
): Promise<void> {
	await store.putIfAbsent(KEYS.publication(remote, version), encodeJson(publication));
}

/** Reads a release's publication; undefined if unknown or damaged. */
export async function readPublication(
	store: ReleaseStore,
	remote: string,
	version: string,
): Promise<Publication | undefined> {
	const bytes = await store.get(KEYS.publication(remote, version));
	return bytes && publicationSchema.safeParse(parseJson(bytes)).data;
}
