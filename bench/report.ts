// What benchmarks found: as a table for a person, as JSON for a program, and as the record in the repository.

import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { Result } from "./result.ts";

/** The record: the newest results of each benchmark that ran with `--record`. */
export const RECORD = join(import.meta.dirname, "speed.json");

const result = z.object({
	what: z.string(),
	measured: z.string(),
	held: z.boolean().optional(),
	values: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
	headline: z.boolean().optional(),
});
const report = z.object({
	/** When it was measured, as an ISO date. */
	at: z.string(),
	/** The version of Node, and the processors of the machine. */
	node: z.string(),
	processors: z.string(),
	results: z.array(result),
});
const reports = z.record(z.string(), report);

/** Reports by part. */
export type Reports = z.infer<typeof reports>;

/** What a part found on this machine now. */
export function reportOf(results: readonly Result[]): Reports[string] {
	const [first, ...others] = cpus();
	return {
		at: new Date().toISOString().slice(0, 16),
		node: process.versions.node,
		processors: `${others.length + 1} × ${first?.model.trim() ?? "unknown"}`,
		results: [...results],
	};
}

/** A line for each result: ✓ held, ✗ did not. */
export function table(results: readonly Result[]): string {
	const width = Math.max(...results.map(({ what }) => what.length));
	const mark = { true: "✓", false: "✗", undefined: " " };
	return results.map(({ what, measured, held }) => `${mark[`${held}`]} ${what.padEnd(width)}  ${measured}\n`).join("");
}

/** Puts reports in the place of the recorded ones of the same parts. */
export async function record(found: Reports): Promise<void> {
	const known = await readRecord();
	const parts = Object.entries({ ...known, ...found }).toSorted(([one], [other]) => (one < other ? -1 : 1));
	await writeFile(RECORD, `${JSON.stringify(Object.fromEntries(parts), null, "\t")}\n`);
}

/** The record; empty where nothing was recorded yet. */
async function readRecord(): Promise<Reports> {
	const text = await readFile(RECORD, "utf8").catch(() => "{}");
	return reports.parse(JSON.parse(text));
}
