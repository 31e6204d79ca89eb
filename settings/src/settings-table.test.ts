import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Setting } from "./setting.ts";
import { PASSED_ON, SETTINGS } from "./settings.ts";

const DOCS = join(import.meta.dirname, "../../docs/settings.md");

/** Returns a Markdown table with a row for each setting. */
function settingsTable(): string {
	const rows = Object.entries<Setting>(SETTINGS).map(([name, { default: text, defaultNote, readers, about }]) => [
		`\`${name}\``,
		defaultNote ?? (text ? `\`${text}\`` : "none"),
		readers.join(", "),
		about,
	]);
	const others = PASSED_ON.map(({ name, default: fallback, about }) => [name, fallback, "content service", about]);
	const lines = [["setting", "default", "read by", "meaning"], ...rows, ...others].map(
		(cells) => `| ${cells.join(" | ")} |`,
	);
	return lines.toSpliced(1, 0, "|---|---|---|---|").join("\n");
}

test("docs/settings.md has each setting as declared; `npm run check -- settings -u` rewrites it", async () => {
	const text = await readFile(DOCS, "utf8");
	expect(text).toMatch(/^\| setting /m);
	await expect(text.replace(/^\| setting [\s\S]*?\n(?!\|)/m, () => `${settingsTable()}\n`)).toMatchFileSnapshot(DOCS);
});
