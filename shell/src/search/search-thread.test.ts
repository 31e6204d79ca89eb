// The thread of the search, with a file, and what happens when it ends.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { OpenedIndex } from "./search-messages.ts";
import { type SearchThread, startSearchThread } from "./search-thread.server.ts";

const folder = mkdtempSync(join(tmpdir(), "search-thread-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The thread's own code, which ends or hangs when a query says so. */
const workerFile = join(folder, "worker.mjs");
writeFileSync(
	workerFile,
	`import { parentPort } from "node:worker_threads";
	parentPort.on("message", ({ request: { question } }) => {
		if (question?.words === "end") process.exit();
		while (question?.words === "hang");
	});
	await import(${JSON.stringify(join(import.meta.dirname, "search-worker.server.ts"))});`,
);

const place = { remote: "mf-test", route: "page", params: {}, place: "", type: "page", label: "page" };
const page = { key: "one", digest: "1", locale: "de", place, text: { title: "Konnektor" } } as const;

async function titles(thread: SearchThread, words: string, timeoutMs = 5_000): Promise<readonly string[] | undefined> {
	const found = await thread.request({ kind: "find", locale: "de", question: { words, limit: 10 } }, timeoutMs);
	return found?.hits.map(({ title }) => title.map(({ text }) => text).join(""));
}

test.each(["end", "hang"])(
	"[CT-5] after a query that makes it %s, queries are unanswered until another thread has the same pages",
	async (words) => {
		const opened: OpenedIndex[] = [];
		const errors: unknown[] = [];
		const thread = startSearchThread({
			path: join(folder, `${words}.sqlite`),
			workerFile,
			onOpened: (index) => opened.push(index),
			log: { error: (fields: unknown) => errors.push(fields) },
			hungMs: 300,
		});
		try {
			expect(await thread.request({ kind: "write", pages: [page], removed: [] }, 10_000)).toBe(true);
			expect(await titles(thread, "Konnektor")).toEqual(["Konnektor"]);
			expect(await titles(thread, words, 500)).toBeUndefined();
			expect(await titles(thread, "Konnektor", 500)).toBeUndefined();
			await expect.poll(() => opened.length, { timeout: 15_000 }).toBe(2);
			expect(await titles(thread, "Konnektor")).toEqual(["Konnektor"]);
			expect(opened.map(({ digests }) => [...digests])).toEqual([[], [["one", "1"]]]);
		} finally {
			await thread.stop();
		}
	},
	30_000,
);
