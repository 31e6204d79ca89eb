// Languages are named in one list (docs/decisions/010-languages.md): other code iterates over that list.

import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { describe, expect, test } from "vitest";
import { filesWith, type HouseFile, isTest } from "./repository-files.ts";

/** Files that may name languages. */
const ALLOWED = [
	"shared-contracts/src/language/locale.ts",
	// Texts in each language, and the first rows.
	"cms/seed/",
	"cms/src/seed/",
];

/** Exceptions, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
	"bench/": "benchmarks request the seed content",
	"launcher/": "operators read English",
	"content-model/src/rich-text/word-forms.ts": "the inflection of a language is code",
	"shared-contracts/src/language/words.ts": "the word formation of a language is code",
	"shell/src/search/search-words.ts": "the search words of a language are lists",
	"shared-ui/src/list/pagination-model.ts": "PG-5 names locales for digits",
};

/** Translated paths, such as `paths: { de: "/kontakt" }`. */
const PATHS = /\b(?:paths|files): \{[^}]*\}/g;

const codes = LOCALE_CODES.join("|");
const NAMED = new RegExp(
	[
		// A string or type that is a code or a tag.
		`["'\`](?:${codes})(?:-[A-Z]{2})?["'\`]`,
		// A key of a record, and access to it.
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

const isBelow = (path: string, folders: readonly string[]) => folders.some((folder) => path.startsWith(folder));
const product = filesWith(".ts", ".tsx").filter(({ path }) => !isTest(path) && !path.includes("/testing/"));

describe("languages", () => {
	test("[LN-1] only the list, messages, content and tests name a language: adding a third one is adding a row", () => {
		const others = product.filter(({ path }) => !isBelow(path, [...ALLOWED, ...Object.keys(EXCEPTIONS)]));
		expect(others.length).toBeGreaterThan(300);
		expect(others.flatMap((file) => namesLanguages(file).map((what) => `${file.path}: ${what}`))).toEqual([]);
	});
});
