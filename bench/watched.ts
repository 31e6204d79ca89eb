// Reads the samples that watch.mjs recorded.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const sample = z.object({
	/** When, in ms. */
	at: z.number(),
	/** In bytes. */
	rss: z.number(),
	heap: z.number(),
	external: z.number(),
	/** Processor time so far, in ms. */
	cpu: z.number(),
	/** Event-loop delay, and the processor time within it, in ms. */
	gap: z.number(),
	blocked: z.number(),
});

/** One second of a process. */
export type Sample = z.infer<typeof sample>;

/** Settings that make a site's processes record samples in a folder. */
export function watching(folder: string): Record<string, string> {
	const preload = pathToFileURL(join(import.meta.dirname, "watch.mjs"));
	preload.searchParams.set("folder", folder);
	return { NODE_OPTIONS: `--import=${preload}` };
}

/** The samples of the process with the most processor time, which is the one that answers requests. */
export async function busiest(folder: string): Promise<readonly Sample[]> {
	const processes: Sample[][] = [];
	for (const file of await readdir(folder)) {
		const lines = (await readFile(join(folder, file), "utf8")).trim().split("\n");
		processes.push(lines.map((line) => sample.parse(JSON.parse(line))));
	}
	return processes.toSorted((one, other) => (other.at(-1)?.cpu ?? 0) - (one.at(-1)?.cpu ?? 0))[0] ?? [];
}
