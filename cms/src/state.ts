import { z } from "zod";
import { readJsonFile, writeJsonFile } from "./json-file.ts";

const state = z.object({
	/** The version of Directus that prepared the database; another one migrates it first. */
	directus: z.string(),
	/** The fingerprint of the seed that was brought in last. */
	seed: z.string().optional(),
});

/** What is recorded of a database outside of it. */
export type CmsState = z.infer<typeof state>;

/** Reads the state; undefined where nothing is known. */
export function readState(path: string): Promise<CmsState | undefined> {
	return readJsonFile(path, state);
}

/** Writes the state, whole or not at all. */
export function writeState(path: string, value: CmsState): Promise<void> {
	return writeJsonFile(path, value);
}
