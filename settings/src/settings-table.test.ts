import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingsTable } from "./settings-table.ts";

const DOCS = join(import.meta.dirname, "../../docs/settings.md");

test("docs/settings.md has each setting as declared; `npm run check -- settings -u` rewrites it", async () => {
	const text = await readFile(DOCS, "utf8");
	expect(text).toMatch(/^\| setting /m);
	await expect(text.replace(/^\| setting [\s\S]*?\n(?!\|)/m, () => `${settingsTable()}\n`)).toMatchFileSnapshot(DOCS);
});
