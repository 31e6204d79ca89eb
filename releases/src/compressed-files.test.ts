import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressFiles } from "./compressed-files.ts";

const folder = await mkdtemp(join(tmpdir(), "hub-compressed-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

test("scripts and styles get compressed files beside them, with the same bytes each time; small files and others do not", async () => {
	const script = "export const words = ['Datenraum', 'data space'];\n".repeat(50);
	for (const [name, text] of Object.entries({
		"a.js": script,
		"b.css": script,
		"c.woff2": script,
		"d.js": "1",
		"e.js.map": script,
	}))
		await writeFile(join(folder, name), text);
	await compressFiles(folder);
	const names = await readdir(folder);
	expect(names.sort()).toEqual(
		["a.js", "a.js.br", "a.js.gz", "b.css", "b.css.br", "b.css.gz", "c.woff2", "d.js", "e.js.map"].sort(),
	);
	const [br, gz] = await Promise.all([readFile(join(folder, "a.js.br")), readFile(join(folder, "a.js.gz"))]);
	expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([script, script]);
	await compressFiles(folder);
	expect((await readFile(join(folder, "a.js.br"))).equals(br)).toBe(true);
	expect((await readFile(join(folder, "a.js.gz"))).equals(gz)).toBe(true);
});
