// What the site writes into its log while a test runs.

import { createRequire } from "node:module";
import { vi } from "vitest";

// The very object that the log writes through, and not a copy of its names.
const fs = createRequire(import.meta.url)("node:fs") as typeof import("node:fs");

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string };

/** Records the log of sites that log; `stop` lets it through to stdout again. */
export function recordLog(): { readonly lines: readonly LogLine[]; stop(): void } {
	const lines: LogLine[] = [];
	const write = fs.write.bind(fs) as (...given: readonly unknown[]) => void;
	const spy = vi.spyOn(fs, "write").mockImplementation(((...given: readonly unknown[]) => {
		const [file, text] = given;
		const told = given.at(-1) as (error: null, bytes: number) => void;
		if (file !== 1 || typeof text !== "string" || !text.startsWith('{"level"')) return write(...given);
		for (const line of text.trim().split("\n")) lines.push(JSON.parse(line) as LogLine);
		process.nextTick(told, null, Buffer.byteLength(text));
	}) as typeof fs.write);
	return { lines, stop: () => spy.mockRestore() };
}
