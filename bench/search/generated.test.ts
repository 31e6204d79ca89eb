import { describe, expect, test } from "vitest";
import { generateDocuments, type SearchDocument, vocabularyOf } from "./generated.ts";

const pages: readonly SearchDocument[] = [
	{
		href: "/a",
		type: "post",
		text: { title: "Häfen teilen", summary: "Häfen teilen Daten.", body: ["Daten, CO₂ und 11.520 Daten."] },
	},
];

describe("pages that the search is measured with", () => {
	test("are made of the words of real ones, the most frequent first", () => {
		expect(vocabularyOf(pages)).toEqual(["Daten", "Häfen", "teilen", "11.520", "CO₂", "und"]);
	});

	test("are the same for the same seed, and others for another", () => {
		const made = (seed: number) => generateDocuments(vocabularyOf(pages), { count: 3, seed, prefix: "/pl" });
		expect(made(7)).toEqual(made(7));
		expect(made(8)).not.toEqual(made(7));
		expect(made(7).map(({ href }) => href)).toEqual(["/pl/generated-0", "/pl/generated-1", "/pl/generated-2"]);
	});

	test("have 300 to 800 words, of which a rank's share falls as the rank grows", () => {
		const words = Array.from({ length: 100 }, (_, at) => `word${at}`);
		const bodies = generateDocuments(words, { count: 50, seed: 1, prefix: "" }).map(({ text }) =>
			(text.body ?? []).join(" ").split(" "),
		);
		expect(bodies.filter(({ length }) => length < 300 || length > 800)).toEqual([]);
		const all = bodies.flat().map((word) => word.toLowerCase().replace(/\W/g, ""));
		const count = (rank: number) => all.filter((word) => word === `word${rank}`).length;
		expect(count(0) / count(9)).toBeGreaterThan(7);
		expect(count(0) / count(9)).toBeLessThan(14);
	});
});
