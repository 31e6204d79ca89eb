// Languages are named in one list (docs/decisions/010-languages.md): everything else speaks of "each language".

import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { describe, expect, test } from "vitest";
import { filesWith, type HouseFile, isTest } from "./repository-files.ts";

/** Where codes of languages belong. */
const AT_HOME = [
	"shared-contracts/src/language/locale.ts",
	// What is written in each language, and how its first rows are made.
	"cms/seed/",
	"cms/src/seed/",
];

/** The only others, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
	"bench/": "benches ask the first content",
	"launcher/": "what operators read is in English",
	"mf-content/src/term-links/word-forms.ts": "how the words of a language change is code",
	"shared-contracts/src/language/morphology.ts": "how the words of a language are built is code and lists of words",
	"shared-ui/gallery/": "the look's own exhibition, with German sample texts",
	"shared-ui/src/list/pagination-model.ts": "PG-5 names its digits so",
};

/** Addresses in the words of a language, such as `paths: { de: "/kontakt" }`; `path` stands for every language that is not there. */
const PATHS = /\b(?:paths|files): \{[^}]*\}/g;

const codes = LOCALE_CODES.join("|");
const NAMED = new RegExp(
	[
		// A text that is a code or a tag, such as a value or a part of a type.
		`["'\`](?:${codes})(?:-[A-Z]{2})?["'\`]`,
		// A key of a record, and reading it.
		`(?<![\\w.$"'-])(?:${codes})\\??:(?!:)`,
		`\\w\\.(?:${codes})\\b(?!["'\`])`,
		// An address below a language's prefix.
		`["'\`]/(?:${codes})(?:/|["'\`])`,
	].join("|"),
	"g",
);

function namesLanguages({ text }: HouseFile): readonly string[] {
	const code = text
		.replace(/\/\*[\s\S]*?\*\//g, "")
		.replace(/(^|\s)\/\/.*$/gm, "$1")
		.replace(/^import .*$/gm, "")
		.replace(PATHS, "");
	return code.match(NAMED) ?? [];
}

const isBelow = (path: string, places: readonly string[]) => places.some((place) => path === place || path.startsWith(place));
const product = filesWith(".ts", ".tsx").filter(({ path }) => !isTest(path) && !path.includes("/testing/"));

describe("languages", () => {
	test("[LN-1] no file names one but the list, messages, content and tests: a third language is a row", () => {
		const others = product.filter(({ path }) => !isBelow(path, [...AT_HOME, ...Object.keys(EXCEPTIONS)]));
		expect(others.length).toBeGreaterThan(300);
		expect(others.flatMap((file) => namesLanguages(file).map((what) => `${file.path}: ${what}`))).toEqual([]);
	});

	test("an exception that is not needed any more is none", () => {
		const needed = (place: string) => product.some((file) => isBelow(file.path, [place]) && namesLanguages(file).length > 0);
		expect([...AT_HOME, ...Object.keys(EXCEPTIONS)].filter((place) => !needed(place))).toEqual([]);
	});
});
