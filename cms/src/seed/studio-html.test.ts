import { cleanNodes } from "@hub/content-model/rich-text/clean-nodes";
import { describe, expect, test } from "vitest";
import { loadSeed } from "./content.ts";
import { studioHtml } from "./studio-html.ts";

const nodesOf = (html: string) => cleanNodes(html).filter((node) => typeof node !== "string" || node.trim() !== "");

describe("[CT-2] formatted texts of the seed", () => {
	test("have the markup of Studio's editor, which can edit them without a warning", () => {
		expect(studioHtml("Words.")).toBe("<p>Words.</p>");
		expect(studioHtml("<ul><li>One<ol><li>a</li></ol></li><li><p>Two</p></li></ul>")).toBe(
			"<ul><li><p>One</p><ol><li><p>a</p></li></ol></li><li><p>Two</p></li></ul>",
		);
		expect(studioHtml("<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>")).toBe(
			'<table style="min-width: 25px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>A</p></th></tr><tr><td colspan="1" rowspan="1"><p>1</p></td></tr></tbody></table>',
		);
	});

	test("are shown as written", async () => {
		const seed = await loadSeed();
		const texts = ["posts", "demos", "authors", "glossary_terms", "events"]
			.flatMap((collection) => seed[collection] ?? [])
			.flatMap(({ text }) =>
				Object.values(text).flatMap((words: object) =>
					Object.entries(words).flatMap(([field, value]) =>
						["body", "bio"].includes(field) && typeof value === "string" && value !== "" ? [value] : [],
					),
				),
			);
		expect(texts.length).toBeGreaterThan(80);
		for (const html of texts)
			expect(nodesOf(studioHtml(html))).toEqual(nodesOf(html.startsWith("<") ? html : `<p>${html}</p>`));
	});
});
