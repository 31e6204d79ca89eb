import { stemOf } from "@hub/shared-contracts/language/words";
import { describe, expect, test } from "vitest";
import { extractOf, marked, type Sought } from "./extract.ts";

const sought = (words: readonly string[], ...phrases: readonly (readonly string[])[]): Sought => ({
	terms: new Set(words.map((word) => stemOf(word, "de"))),
	phrases: phrases.map((phrase) => phrase.map((word) => stemOf(word, "de"))),
});

/** A marked text with brackets around its hits. */
const shown = (text: ReturnType<typeof marked>) => text.map(({ text: part, hit }) => (hit ? `[${part}]` : part)).join("");

describe("[CT-5] words of the question are marked", () => {
	test.each([
		["in every form", "Datenräume und der Datenraum.", sought(["Datenraum"]), "[Datenräume] und der [Datenraum]."],
		["not within others", "Der Traum vom Raum", sought(["Raum"]), "Der Traum vom [Raum]"],
		["a phrase as one", "Ein Data Space, kein Data Mesh.", sought([], ["Data", "Space"]), "Ein [Data Space], kein Data Mesh."],
		["at both ends", "Pass und Pass", sought(["Pass"]), "[Pass] und [Pass]"],
		["nothing where nothing was asked", "Ein Text.", sought([]), "Ein Text."],
	])("%s", (_, text, asked, expected) => {
		expect(shown(marked(text, "de", asked))).toBe(expected);
	});

	test("all of the text is there, in its order", () => {
		const text = "„Datenräume“ – <b>fett</b> & mehr…";
		expect(
			marked(text, "de", sought(["Datenraum", "mehr"]))
				.map((part) => part.text)
				.join(""),
		).toBe(text);
	});
});

describe("[CT-5] an extract", () => {
	const filler = "Das steht hier nur, damit der Absatz lang genug ist und gekürzt werden muss. ".repeat(4);

	test("is the passage with the most different words of the question", () => {
		const passages = ["Pass, Pass, Pass und noch ein Pass.", "Ein Pass mit Batterie.", "Nichts davon."];
		expect(shown(extractOf(passages, "de", sought(["Pass", "Batterie"])))).toBe("Ein [Pass] mit [Batterie].");
	});

	test("begins with the first passage where no word is found, and is empty without passages", () => {
		expect(shown(extractOf(["Der Anfang.", "Mehr."], "de", sought(["Einhorn"])))).toBe("Der Anfang.");
		expect(extractOf([], "de", sought(["Einhorn"]))).toEqual([]);
	});

	test("is cut between words around its hits, at the beginning of a sentence where one is near", () => {
		const text = shown(extractOf([`${filler}Eine Batterie hat einen Pass. ${filler}`], "de", sought(["Batterie"])));
		expect(text).toMatch(/^… Eine \[Batterie\] hat einen Pass\. .* …$/);
		expect(text.length).toBeLessThan(250);
	});

	test("of one endless word is cut all the same", () => {
		const text = shown(extractOf(["x".repeat(5_000)], "de", sought([])));
		expect(text).toMatch(/^x{200,230} …$/);
	});
});
