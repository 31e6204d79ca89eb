import { stemOf } from "@hub/shared-contracts/language/words";
import { describe, expect, test } from "vitest";
import { compoundsWith, knownPartOf, partsOf } from "./compounds.ts";
import { createTextIndex } from "./text-index.ts";

const index = createTextIndex("de");
index.put(0, {
	title: ["Datenraum, Datenraumanbieter, Anbieter, Raum, Daten, Traum"],
	names: [],
	summary: [
		"Digitaler Produktpass und Batteriepass: Pass, Produkte, Batterien. Der Kompass passt nicht, die Anpassung auch nicht.",
	],
	tags: ["Nutzungsvertrag, Nutzung, Verträge"],
	body: ["Rückverfolgbarkeit, Altbatterierücknahme, Zollrechtsharmonisierungen"],
});

const stems = (...words: readonly string[]) => words.map((word) => stemOf(word, "de"));

describe("[CT-5] compounds that a word is a part of, by the words that there are", () => {
	test.each([
		["Datenräume", ["Datenraumanbieter"]],
		["Raum", ["Datenraum", "Datenraumanbieter"]],
		["Pass", ["Produktpass", "Batteriepass"]],
		["Verträge", ["Nutzungsvertrag"]],
		["Daten", ["Datenraum", "Datenraumanbieter"]],
		["Kompass", []],
		["Rücknahme", ["Altbatterierücknahme"]],
		["Harmonisierung", ["Zollrechtsharmonisierung"]],
		["Rechts", []],
	])("%s: %s", (word, compounds) => {
		const found = compoundsWith(word, index).map(({ term }) => term);
		expect(found.toSorted()).toEqual(stems(...compounds).toSorted());
	});

	test("the last part says what the whole is", () => {
		const isHead = (word: string) => Object.fromEntries(compoundsWith(word, index).map(({ term, isHead: head }) => [term, head]));
		const [produktpass = "", datenraumanbieter = ""] = stems("Produktpass", "Datenraumanbieter");
		expect([isHead("Pass")[produktpass], isHead("Datenraum")[datenraumanbieter]]).toEqual([true, false]);
	});
});

describe("[CT-5] parts of a compound that no text has", () => {
	test.each([
		["Vertragsanbieter", ["Vertrag", "Anbieter"]],
		["Batterieprodukte", ["Batterie", "Produkt"]],
		["Passanbieter", ["Pass", "Anbieter"]],
	])("%s: %s", (word, parts) => {
		expect(partsOf(word, index)?.map((part) => stemOf(part, "de"))).toEqual(stems(...parts));
	});
	test.each(["Einhorn", "Raumschiff", "x".repeat(500)])("%s is none", (word) => {
		expect(partsOf(word, index)).toBeUndefined();
	});
	test("where only one part is known, it is better than nothing", () => {
		expect(knownPartOf("Einhornvertrag", index)).toEqual(["vertrag"]);
		expect(knownPartOf("Einhornreiterei", index)).toBeUndefined();
	});
});
