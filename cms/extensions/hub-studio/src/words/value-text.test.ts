import { expect, test } from "vitest";
import { valueText } from "./value-text.ts";

test("blocks become their texts, one per line, without types and file ids", () => {
	const hero = {
		type: "hero",
		title: "Data spaces",
		picture: "3e1b13af-329b-5394-8aad-5465049535da",
		links: [{ label: "Read on" }],
	};
	expect(valueText([hero, { type: "text", wide: true, text: null }])).toBe("Data spaces\nRead on\n✓");
});

test("choices and dates are formatted as in the form, other texts stay unchanged", () => {
	const words = { choices: new Map([["draft", "Entwurf"]]), moment: (date: Date) => `at ${date.getTime()}` };
	expect(valueText("draft", words)).toBe("Entwurf");
	expect(valueText("1970-01-01T00:00:01Z", words)).toBe("at 1000");
	expect([valueText(12, words), valueText(undefined), valueText("A < B")]).toEqual(["12", "", "A < B"]);
});
