import { z } from "zod";
import { readJsonFile, writeJsonFile } from "./json-file.ts";

const state = z.object({
	/** Version of Directus that prepared the database. Another version migrates it first. */
	directus: z.string(),
});

/** This host's record of a database. */
export type CmsState = z.infer<typeof state>;

/** Reads the state; undefined where nothing is known. */
export function readState(path: string): Promise<CmsState | undefined> {
	return readJsonFile(path, state);
}

/** Writes the state, whole or not at all. */
export function writeState(path: string, value: CmsState): Promise<void> {
	return writeJsonFile(path, value);
}
