import fc from "fast-check";
import { expect, test } from "vitest";
import { forStudio, Refusal, shorten } from "./refusal.ts";

const LONG = `The first sentence says what to do. ${"The second one says a lot more. ".repeat(9)}`.trim();

test("[CT-1] cuts a refusal that is too long for a dialog after a sentence or a word", () => {
	expect(shorten("Short.")).toBe("Short.");
	expect(shorten(LONG)).toMatch(/^The first sentence .* more\.$/);
	expect(shorten(`One sentence ${"of many words ".repeat(20)}`)).toMatch(/ (of|many|words)…$/);
	fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => shorten(text).length <= 200));
});

test("[CT-1] shows a refusal in full at its field; other errors and an import's counts stay unchanged", () => {
	const { message, code, extensions } = new Refusal({ reason: LONG, at: "blocks" });
	const refused = { message, extensions: { ...extensions, code } };
	const other = { message: "No.", extensions: { code: "FORBIDDEN", reason: "none" } };
	const counted = { message, extensions: { code, reason: LONG, rows: [{ type: "lines", rows: [2] }] } };
	expect(forStudio([refused, other, counted])).toMatchObject([
		{
			message: shorten(LONG),
			extensions: { code: "FAILED_VALIDATION", field: "blocks", validation_message: LONG, reason: LONG, rows: [] },
		},
		other,
		counted,
	]);
	expect(forStudio("nothing that Directus would answer")).toBe("nothing that Directus would answer");
});
