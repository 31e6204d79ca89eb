import { describe, expect, test } from "vitest";
import { byLetter, inAlphabeticalOrder, letterOf } from "./alphabet.ts";

const terms = (...words: string[]) => words.map((term) => ({ term }));

describe("[CT-4] the order of the glossary", () => {
	test("in German, umlauts stand with their vowels, whatever the capitals", () => {
		const sorted = inAlphabeticalOrder(
			terms("Zugang", "Übertragung", "Ägide", "Unit", "Agent", "Ökosystem", "ontisch", "Oktett", "Straße", "Strasse"),
			"de",
		);
		expect(sorted.map(({ term }) => term)).toEqual([
			"Agent",
			"Ägide",
			"Ökosystem",
			"Oktett",
			"ontisch",
			"Strasse",
			"Straße",
			"Übertragung",
			"Unit",
			"Zugang",
		]);
	});

	test.each([
		["Übertragung", "U"],
		["ägide", "A"],
		["ßig", "S"],
		["Électricité", "E"],
		["Łódź", "L"],
		["A\u0308gide", "A"],
		["Œuvre", "O"],
		["CO₂-Fußabdruck", "C"],
		["„Datenraum“", "D"],
		["3D-Modell", "#"],
		["Ωmega", "#"],
		["…", "#"],
		["", "#"],
	])("%s stands under %s", (term, letter) => {
		expect(letterOf(term)).toBe(letter);
	});

	test("letters without terms have no group, and every term is in one", () => {
		expect(byLetter(terms("Übertragung", "3D-Modell", "Agent", "Unit"), "de")).toEqual([
			{ letter: "#", terms: terms("3D-Modell") },
			{ letter: "A", terms: terms("Agent") },
			{ letter: "U", terms: terms("Übertragung", "Unit") },
		]);
		expect(byLetter([], "en")).toEqual([]);
	});
});
