// Texts of a package: one flat catalogue per language. German is the source that the others are compared with (LN-2).

import type { ResourceNamespaceMap } from "i18next";
import { type ByLocale, DEFAULT_LOCALE, type Locale } from "./locale.ts";

/** Full keys to texts; `{{name}}` is a placeholder, `key_one` and `key_other` are the plural forms of `key`. */
export type MessageCatalogue = Readonly<Record<string, string>>;

/**
 * Types German messages for i18next. TypeScript knows the keys of an imported JSON file but not its texts, so their
 * placeholders are declared separately.
 * @typeParam Values of each text that needs values, `{{name}}` for each; of a plural `{{count}}` besides
 */
export type SourceMessages<German, Values> = {
	// Not `string`: a union of that with `{{name}}` would be `string` again, and no value needed.
	readonly [Key in keyof German]: Key extends keyof Values ? Values[Key] : string & {};
};

/** Keys of texts without placeholders, for values that hold the key of a text. */
export type PlainKey<Owner extends keyof ResourceNamespaceMap> = {
	[Key in keyof ResourceNamespaceMap[Owner]]: string extends ResourceNamespaceMap[Owner][Key] ? Key & string : never;
}[keyof ResourceNamespaceMap[Owner]];

/** Values for placeholders; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Translates messages of a package whose name is only known at runtime, such as a remote in the shell. Others use
 * `TFunction`.
 */
export type Translate = (key: string, values?: MessageValues) => string;

/**
 * Returns a message in a language, else in the default one, else its key. Replaces plurals and placeholders, the only
 * parts of i18next's format that our messages use: for Studio, where the library would add 50 kB to each page, and for
 * texts outside of pages.
 */
export function messageText(
	catalogues: ByLocale<MessageCatalogue>,
	locale: Locale,
	key: string,
	values: MessageValues = {},
): string {
	const { count } = values;
	const plurals =
		typeof count === "number" ? [count === 0 ? "_zero" : "", `_${new Intl.PluralRules(locale).select(count)}`] : [];
	const keys = [...plurals.filter(Boolean), ""].map((form) => key + form);
	const message = [locale, DEFAULT_LOCALE].flatMap((code) => keys.map((one) => catalogues[code]?.[one])).find(Boolean);
	return (message ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ""));
}

/**
 * Loads a package's messages in a language; rejects with the code `MODULE_NOT_FOUND` if there are none.
 * @param tag the language's tag with region, which its files are named for (LN-1): `de-DE`
 */
export type MessageSource = (tag: string) => Promise<{ readonly default: MessageCatalogue }>;

/** A difference of a catalogue from the source. */
export interface CatalogueProblem {
	readonly key: string;
	readonly problem: "missing" | "not in the source" | "other placeholders" | "empty" | "unfinished";
}

/** Compares keys and placeholders of a catalogue with the source's, and refuses empty and unfinished texts. */
export function catalogueProblems(source: MessageCatalogue, other: MessageCatalogue): CatalogueProblem[] {
	const problems: CatalogueProblem[] = [];
	for (const [key, text] of Object.entries(source)) {
		const translated = other[key];
		if (translated === undefined) problems.push({ key, problem: "missing" });
		else if (placeholders(text) !== placeholders(translated)) problems.push({ key, problem: "other placeholders" });
	}
	for (const [key, text] of Object.entries(other)) {
		// A language may have more plural forms than the source: Polish has “few” and “many”.
		const otherForm = key in source ? undefined : source[key.replace(/_(zero|one|two|few|many)$/, "_other")];
		if (!(key in source) && otherForm === undefined) problems.push({ key, problem: "not in the source" });
		if (otherForm !== undefined && placeholders(otherForm) !== placeholders(text))
			problems.push({ key, problem: "other placeholders" });
		if (text.trim() === "") problems.push({ key, problem: "empty" });
		if (/\b(TODO|FIXME|TBD|needs (implementation|translation))\b/i.test(text))
			problems.push({ key, problem: "unfinished" });
	}
	return problems;
}

function placeholders(text: string): string {
	return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
		.map((match) => match[1])
		.sort()
		.join(",");
}
