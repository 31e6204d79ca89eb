import fc from "fast-check";
import { expect, test } from "vitest";
import { asValidationErrors, Refusal, shorten, takenMeanwhile } from "./refusal.ts";

const language = async () => "de" as const;

const LONG = `The first sentence says what to do. ${"The second one says a lot more. ".repeat(9)}`.trim();

test("[CT-1] cuts a refusal that is too long for a dialog after a sentence or a word", () => {
	expect(shorten("Short.")).toBe("Short.");
	expect(shorten(LONG)).toMatch(/^The first sentence .* more\.$/);
	expect(shorten(`One sentence ${"of many words ".repeat(20)}`)).toMatch(/ (of|many|words)…$/);
	fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => shorten(text).length <= 200));
});

test("[CT-1] shows a refusal in full at its field; other errors and an import's counts stay unchanged", async () => {
	const { message, code, extensions } = new Refusal({ reason: LONG, at: "blocks" });
	const refused = { message, extensions: { ...extensions, code } };
	const other = { message: "No.", extensions: { code: "FORBIDDEN", reason: "none" } };
	const counted = { message, extensions: { code, reason: LONG, rows: [{ type: "lines", rows: [2] }] } };
	expect(await asValidationErrors([refused, other, counted], language)).toMatchObject([
		{
			message: shorten(LONG),
			extensions: { code: "FAILED_VALIDATION", field: "blocks", validation_message: LONG, reason: LONG, rows: [] },
		},
		other,
		counted,
	]);
	expect(await asValidationErrors("nothing that Directus would answer", language)).toBe(
		"nothing that Directus would answer",
	);
});

test("[CT-1] a value that another editor took meanwhile is refused in the editor's language", async () => {
	const { message, code, extensions } = new Refusal(takenMeanwhile("slug"));
	expect(message).toMatch(/^“End of the address” was taken/);
	expect(await asValidationErrors([{ message, extensions: { ...extensions, code } }], language)).toMatchObject([
		{ extensions: { field: "slug", validation_message: expect.stringMatching(/^„Adressteil“ hat gerade/) } },
	]);
});
