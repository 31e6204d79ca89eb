// Records releases whose code crashed or blocked the site's process: written by that process when it ends, read by the
// next one.

import { appendFileSync, mkdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const crashSchema = z.object({
	/** In ms. */
	at: z.number(),
	remote: z.string(),
	version: z.string(),
});

/** A release whose code the process was running. */
export type Crash = z.infer<typeof crashSchema>;

const FILE = "crashes.jsonl";

/** Appends a crash synchronously, because the process is about to end. Ignores a folder that cannot be written. */
export function recordCrash(folder: string, crash: Crash): void {
	try {
		mkdirSync(folder, { recursive: true });
		appendFileSync(join(folder, FILE), `${JSON.stringify(crash)}\n`, { mode: 0o600 });
	} catch {
		// The crash is in the log, too.
	}
}

/** Reads the recorded crashes. */
export async function readCrashes(folder: string): Promise<Crash[]> {
	const text = await readFile(join(folder, FILE), "utf8").catch(() => "");
	return text.split("\n").flatMap((line) => {
		try {
			return [crashSchema.parse(JSON.parse(line))];
		} catch {
			return [];
		}
	});
}

/** Deletes the recorded crashes. */
export async function removeCrashes(folder: string): Promise<void> {
	await rm(join(folder, FILE), { force: true });
}
