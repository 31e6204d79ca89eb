import { describe, expect, test } from "vitest";
import { inAlphabeticalOrder, letterOf } from "./alphabet.ts";

const terms = (...words: string[]) => words.map((term) => ({ term }));

describe("[CT-4] the order of the glossary", () => {
	test("sorts German umlauts with their vowels, whatever the case", () => {
		const words = "Zugang Übertragung Ägide Unit Agent Ökosystem ontisch Oktett Straße Strasse".split(" ");
		expect(inAlphabeticalOrder(terms(...words), "de")).toEqual(
			terms(..."Agent Ägide Ökosystem Oktett ontisch Strasse Straße Übertragung Unit Zugang".split(" ")),
		);
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
	])("lists %s under %s", (term, letter) => {
		expect(letterOf(term)).toBe(letter);
	});
});
