import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { uniqueAnchor } from "@hub/shared-contracts/rich-text/rich-text-parser";
import { expect, test } from "vitest";

/** A heading's anchor as it was before one table folded all letters (docs/decisions/010-languages.md). */
function earlierAnchor(text: string): string {
	const words = text.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
	return words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section";
}

/** What headings are made of: those in texts, and titles of entries and blocks. */
function headingsIn(value: unknown, name = ""): string[] {
	if (typeof value === "string") {
		const inText = [...value.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs)].map(([, text = ""]) => text.replace(/<[^>]*>/g, ""));
		return name === "title" ? [value, ...inText] : inText;
	}
	return typeof value === "object" && value !== null ? Object.entries(value).flatMap(([key, one]) => headingsIn(one, key)) : [];
}

test("[SS-1] anchors of the first content are those that were linked to before", async () => {
	// To import the program that signs is to sign: the passport would have other keys after each run.
	const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) =>
		/^(?!files|films|judged|.*\/sign\.ts$)[^.]+\.ts$/.test(file),
	);
	const modules = await Promise.all(
		files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href)),
	);
	// Of CO₂ nothing but “co” was left; no link leads to the anchor of such a heading.
	const headings = new Set(modules.flatMap((module) => headingsIn(module)).filter((text) => !text.includes("CO₂")));
	expect(headings.size).toBeGreaterThan(400);
	for (const heading of headings) expect(uniqueAnchor(heading, new Set())).toBe(earlierAnchor(heading));
});
