import { expect, test } from "vitest";
import { compoundLinks, isStopWord, synonymsIn } from "./search-words.ts";

test("[CT-5] stop words are recognised in every spelling", () => {
	expect(["für", "fuer", "FÜR", "Datenraum"].map((word) => isStopWord(word, "de"))).toEqual([true, true, true, false]);
	expect(["the", "How", "space"].map((word) => isStopWord(word, "en"))).toEqual([true, true, false]);
});

test("[CT-5] an unknown language has no stop words, synonyms or links of compounds", () => {
	const foreign = "pl" as "de";
	expect(isStopWord("die", foreign)).toBe(false);
	expect(synonymsIn(foreign).get("preis")).toBeUndefined();
	expect(compoundLinks(foreign)).toEqual([""]);
});
