// Tests of Directus' log file, also on a full disk.

import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { explainExit, openLog } from "./directus-log.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "hub-log-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("[SS-1] the log file never exceeds 5 MB, with one earlier file, however much a run writes", async () => {
	const path = join(folder, "directus.log");
	const log = openLog(path);
	const output = new PassThrough();
	log.take(output);
	for (let written = 0; written < 13; written += 1) {
		output.write(Buffer.alloc(1_000_000, String.fromCharCode(97 + written)));
		await turn();
	}
	output.write("the end");
	await turn();
	log.close();
	const sizes = await Promise.all([path, `${path}.1`].map(async (file) => (await stat(file)).size));
	for (const size of sizes) expect(size).toBeLessThan(6_100_000);
	expect((await readFile(path, "utf8")).endsWith("the end")).toBe(true);
	expect(log.written().endsWith("the end")).toBe(true);
	expect(log.written()).toHaveLength(65_536);
});

test("a line that cannot be written is lost, and the process continues", async () => {
	// Linux has a device that is always full. On other systems, a closed file refuses writes as well.
	const full = await stat("/dev/full").then(
		() => "/dev/full",
		() => join(folder, "closed.log"),
	);
	const log = openLog(full);
	if (full !== "/dev/full") log.close();
	const output = new PassThrough();
	log.take(output);
	output.write("no space left on device");
	await turn();
	expect(log.written()).toBe("no space left on device");
	log.close();
});

test("the end of Directus is explained by its log", () => {
	const context = { port: 8055, database: "data.db", log: "directus.log" };
	expect(explainExit("Error: listen EADDRINUSE", 1, context)).toMatch(/^Port 8055 is taken/);
	expect(explainExit(JSON.stringify({ level: 50, msg: "a bug" }), 1, context)).toContain("(a bug)");
});
