import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editsOf, type Phrase, patternOf, rangesOf, withBlanks, withReplaced } from "./phrase.ts";

const plainly = { wholeWords: false, matchCase: false };
const pattern = (find: string, more: Partial<Phrase> = {}) => patternOf({ find, ...plainly, ...more });
const found = (text: string, find: string, more: Partial<Phrase> = {}) =>
	rangesOf(text, pattern(find, more)).map(({ start, end }) => text.slice(start, end));
const replaced = (text: string, find: string, replacement: string) =>
	withReplaced([{ text, link: undefined }], editsOf(text, rangesOf(text, pattern(find)), replacement))[0];

const COMPOSED = "\u00fcber";
const DECOMPOSED = "u\u0308ber";

describe("[CT-1] a phrase", () => {
	test.each([
		["capital letters", "The HUB and the hub", "hub", {}, ["HUB", "hub"]],
		["capital letters, distinguished", "The HUB and the hub", "hub", { matchCase: true }, ["hub"]],
		["parts of words", "Datenraum, Datenräume", "daten", {}, ["Daten", "Daten"]],
		["whole words", "Hub, Hubs, Daten-Hub, Hub_1", "hub", { wholeWords: true }, ["Hub", "Hub"]],
		["whole words with umlauts around", "übung Übung übungen", "bung", { wholeWords: true }, []],
		["whole words at either end", "Öl", "öl", { wholeWords: true }, ["Öl"]],
		["a composed umlaut by a decomposed one", COMPOSED, DECOMPOSED, {}, [COMPOSED]],
		["a decomposed umlaut by a composed one", DECOMPOSED, COMPOSED, {}, [DECOMPOSED]],
		["no letter before a combining mark", DECOMPOSED, "u", {}, []],
		[
			"a fixed space and a line break for a blank",
			"Data\u00a0Hub, Data\n  Hub",
			"data hub",
			{},
			["Data\u00a0Hub", "Data\n  Hub"],
		],
		["soft hyphens within a word", "Daten\u00adraum", "datenraum", {}, ["Daten\u00adraum"]],
		[
			"characters that are special in patterns",
			"a.b (c) [d] \\e $1 x-y a/b",
			"a.b (c) [d] \\e $1 x-y a/b",
			{},
			["a.b (c) [d] \\e $1 x-y a/b"],
		],
		["no other character for a dot", "aXb", "a.b", {}, []],
		["matches without overlaps", "aaaa aaa", "aa", {}, ["aa", "aa", "aa"]],
		["the capital sharp s", "STRAẞE", "straße", {}, ["STRAẞE"]],
		["emoji", "👩🏽‍💻 works", "👩🏽‍💻", {}, ["👩🏽‍💻"]],
	] as const)("is found: %s", (_, text, find, more, places) => {
		expect(found(text, find, more)).toEqual(places);
	});

	test.each([
		["by nothing", "The old Hub.", " old", "", "The Hub."],
		["with the capital letter of a title", "Open data", "open data", "free data", "Free data"],
		[
			"with that of a second sentence",
			"It is here. „Hub“ is new. A Hub",
			"hub",
			"platform",
			"It is here. „Platform“ is new. A platform",
		],
		["with that of a second line", "- One\n- Hub", "hub", "platform", "- One\n- Platform"],
		["with none where there was none", "hub\nhub", "hub", "platform", "platform\nplatform"],
		["with none after an abbreviation", "Etwa z. B. Hub, am 3. Hub", "hub", "dort", "Etwa z. B. dort, am 3. dort"],
		["by a name with capitals of its own", "Hub", "hub", "iHub", "iHub"],
		[
			"in German within a sentence, as it is typed",
			"Unser Datenraum",
			"datenraum",
			"die Plattform",
			"Unser die Plattform",
		],
		["by a text that contains it", "Hub Hub", "hub", "Data Hub", "Data Hub Data Hub"],
		["by characters that are special in replacements", "a", "a", "$& $1 \\0", "$& $1 \\0"],
		["at both ends", "ab", "a", "b", "bb"],
	])("is replaced %s", (_, text, find, replacement, after) => {
		expect(replaced(text, find, replacement)).toBe(after);
	});

	test.each([
		["one of two blanks", "The Hub is new", "The is new"],
		["the blank before a full stop", "The Hub.", "The."],
		["the blank at the beginning", "Hub and more", "And more"],
		["the blank at the end", "Our Hub", "Our"],
		["no blank between words", "Our (Hub) is", "Our () is"],
		["each blank once", "Hub Hub Hub", ""],
		["no part of a word", "a-Hub b", "a- b"],
	])("takes %s with it when it is removed", (_, before, after) => {
		expect(replaced(before, "Hub", "")).toBe(after);
	});

	const text = fc
		.array(fc.constantFrom("a", "b", "ü", "u\u0308", "ß", " ", "\u00ad", "<", "."), { maxLength: 40 })
		.map((all) => all.join(""));
	const phrase = text.filter((one) => one.trim() !== "");

	test("is found in any text that contains it", () => {
		fc.assert(
			fc.property(phrase, (find) => {
				expect(found(`(${find})`, find, { matchCase: true }).length).toBeGreaterThan(0);
			}),
		);
	});

	test("keeps all other text, whatever the markup of the passage", () => {
		fc.assert(
			fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), phrase, text, (parts, find, replacement) => {
				const whole = parts.join("");
				const ranges = rangesOf(whole, pattern(find));
				const passage = parts.map((one, at) => ({ text: one, link: at % 3 === 0 ? at : undefined }));
				const expected = ranges.reduceRight(
					(text, { start, end }) => text.slice(0, start) + replacement + text.slice(end),
					whole,
				);
				const after = withReplaced(
					passage,
					ranges.map((range) => ({ ...range, replacement })),
				);
				expect(after).toHaveLength(parts.length);
				// A link that would be empty gets the replacement.
				expect(after.join("")).toBe(expected);
				expect(withReplaced(passage, [])).toEqual(parts);
				const taken = withReplaced(
					passage,
					withBlanks(whole, ranges).map((range) => ({ ...range, replacement: "" })),
				).join("");
				const others = ranges.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), whole);
				expect(taken.replace(/\s/g, ""), "only blanks are removed, too").toBe(others.replace(/\s/g, ""));
			}),
		);
	});
});
