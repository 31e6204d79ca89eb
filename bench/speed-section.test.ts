import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRecord } from "./report.ts";
import { speedTable } from "./speed-section.ts";

const README = join(import.meta.dirname, "../README.md");

test("README's section on speed has what bench/speed.json records; `npm run check -- speed -u` updates it", async () => {
	const text = await readFile(README, "utf8");
	expect(text).toMatch(/^\| what \| measured \|\n/m);
	const table = speedTable(await readRecord());
	await expect(text.replace(/^\| what \| measured \|\n(\|.*\n)*/m, () => `${table}\n`)).toMatchFileSnapshot(README);
});
