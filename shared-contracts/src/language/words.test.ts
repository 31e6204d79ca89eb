import { describe, expect, test } from "vitest";
import { spellingOf, stemOf, wordsOf } from "./words.ts";

/** A language of which nothing is known: "pl" is none of ours. */
const foreign = "pl" as "de";

describe("[CT-5] words of a text", () => {
	test.each([
		["Am 11.520. Tag", ["Am", "11.520", "Tag"]],
		["2.300.000 Teile, 3,5 kg", ["2.300.000", "Teile", "3", "5", "kg"]],
		["Catena-X", ["Catena", "X"]],
		["CO₂-Fußabdruck", ["CO₂", "Fußabdruck"]],
		["Nutzungs\u00adregel", ["Nutzungs\u00adregel"]],
		["Fracht\u200bbrief \ufeff \u200b", ["Fracht\u200bbrief"]],
		["— … !", []],
	])("of %s are split at punctuation", (text, words) => {
		const found = wordsOf(text);
		expect(found.map((word) => word.text)).toEqual(words);
		for (const { text: word, start, end } of found) expect(text.slice(start, end)).toBe(word);
	});
});

describe("[CT-5] spellings of a word are equal", () => {
	test.each([
		["Datenräume", "Datenraeume datenraume DATENRÄUME Datenra\u0308ume"],
		["Größe", "Groesse Grösse GROESSE grosse"],
		["CO₂", "CO2 co2"],
		["11.520", "11520 11,520"],
		["Café", "cafe"],
		["Łódź", "lodz Lodz LO\u0301DZ\u0301"],
		["Sørensen", "sorensen Soerensen"],
		["Ærø", "aero"],
		["Fracht\u200bbrief", "Frachtbrief Fracht\u00adbrief"],
	])("%s is also written %s", (word, ways) => {
		for (const way of ways.split(" ")) expect([way, spellingOf(way, "de")]).toEqual([way, spellingOf(word, "de")]);
	});
	test.each(["neue", "Quelle", "bauen"])("but two vowels that are no umlaut stay: %s", (word) => {
		expect(spellingOf(word, "de")).toBe(word.toLowerCase());
	});
	test("but English does not read “oe” as an umlaut", () => {
		expect([spellingOf("does", "en"), spellingOf("Müller", "en")]).toEqual(["does", "muller"]);
	});
});

describe("[CT-5] forms of a word have one stem", () => {
	test.each([
		["Datenraum", "Datenräume Datenräumen Datenraums Datenraeume"],
		["Produktpass", "Produktpässe Produktpässen Produktpasses"],
		["Nutzungsregel", "Nutzungsregeln"],
		["Ökosystem", "Ökosysteme Ökosystemen Oekosystem"],
		["Anbieter", "Anbietern Anbieters Anbieterin Anbieterinnen"],
		["digitaler", "digitale digitales digitalen Digital"],
	])("in German, %s: %s", (word, forms) => {
		for (const form of forms.split(" ")) expect([form, stemOf(form, "de")]).toEqual([form, stemOf(word, "de")]);
	});
	test.each([
		["space", "spaces Space"],
		["policy", "policies"],
		["share", "shares shared sharing"],
	])("in English, %s: %s", (word, forms) => {
		for (const form of forms.split(" ")) expect([form, stemOf(form, "en")]).toEqual([form, stemOf(word, "en")]);
	});
	test.each(["DPP", "B2B", "X"])("but abbreviations and words with digits stay: %s", (word) => {
		expect(stemOf(word, "de")).toBe(word.toLowerCase());
	});
	test("but an unknown language keeps its words", () => {
		expect(stemOf("Łódki", foreign)).toBe("lodki");
	});
});
