// Labels of Studio in its users' languages. Declarations are in English; `words/` has the other languages, and tests
// check that no text is missing or unused (docs/decisions/022-studio-tools.md). The English file has only fields whose
// label differs from their stored name.

import {
	type ByLocale,
	DEFAULT_LOCALE,
	LOCALE_CODES,
	type Locale,
	localeEntry,
} from "@hub/shared-contracts/language/locale";
import de from "./words/de-DE.json" with { type: "json" };
import en from "./words/en-US.json" with { type: "json" };

export interface StudioWords {
	/** Folders of Studio's list, by name. */
	readonly areas: Readonly<Record<string, string>>;
	readonly collections: Readonly<Record<string, string>>;
	/** Fields, by `collection.field` or, where collections agree, by `field`. */
	readonly fields: Readonly<Record<string, string>>;
	/** Notes, choices and other declared texts, by their English text. */
	readonly texts: Readonly<Record<string, string>>;
	/** Studio's own texts that it lacks in this language, by Studio's keys. */
	readonly studio: Readonly<Record<string, string>>;
}

/** All languages except that of the declarations. */
export const studioWords: ByLocale<StudioWords> = { de };

/** A name in Directus' own form, for one language. */
export interface NameTranslation {
	readonly language: string;
	readonly translation: string;
}

/** A text of ours as Studio finds it: by a key, for a language such as `de-DE`. */
export interface TextTranslation {
	readonly key: string;
	readonly language: string;
	readonly value: string;
}

/**
 * Returns Studio's languages for one of ours. British English gets the texts of American English, because Studio has no
 * fallback between them.
 */
export function studioLanguages(code: Locale): readonly string[] {
	const { iso, formats } = localeEntry(code);
	return [...new Set([iso, formats])];
}

function inEach(code: Locale, translation: string | undefined): NameTranslation[] {
	return translation === undefined ? [] : studioLanguages(code).map((language) => ({ language, translation }));
}

function names(find: (words: StudioWords) => string | undefined): NameTranslation[] {
	return LOCALE_CODES.flatMap((code) => {
		const words = studioWords[code];
		return inEach(code, words && find(words));
	});
}

const capitals: Readonly<Record<string, string>> = { url: "URL", id: "ID", html: "HTML" };

/** English labels that replace technical names, by `collection.field` or by `field`. */
const englishNames: Readonly<Record<string, string>> = en;

/** Returns a name in English as Studio derives it: `display_name` is “Display Name”. */
export function englishName(name: string): string {
	return name
		.split("_")
		.map((word) => capitals[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");
}

/** Returns a field's label as Studio's forms show it. */
export function fieldLabel(collection: string, field: string, locale: Locale): string {
	return (
		fieldIn(studioWords[locale]?.fields, collection, field) ?? englishLabel(collection, field) ?? englishName(field)
	);
}

/** Returns a text of a declaration, such as a choice, in a language, else in English. */
export function textIn(text: string, locale: Locale): string {
	return studioWords[locale]?.texts[text] ?? text;
}

/** Returns a collection's label; undefined if it has only the English one. */
export function collectionLabel(collection: string, locale: Locale): string | undefined {
	return studioWords[locale]?.collections[collection];
}

function fieldIn(fields: StudioWords["fields"] | undefined, collection: string, field: string): string | undefined {
	return fields?.[`${collection}.${field}`] ?? fields?.[field];
}

function englishLabel(collection: string, field: string): string | undefined {
	return fieldIn(englishNames, collection, field);
}

/** Returns the names of a field. English names are Studio's own unless there is a better one. */
export function fieldNames(collection: string, field: string): NameTranslation[] {
	const english = englishLabel(collection, field);
	return [...inEach(DEFAULT_LOCALE, english), ...names(({ fields }) => fieldIn(fields, collection, field))];
}

/**
 * Returns the names of a collection, or of a folder of Studio's list.
 * @param english given if Studio would derive another name
 */
export function collectionNames(collection: string, english = englishName(collection)) {
	return [
		...inEach(DEFAULT_LOCALE, english),
		...names(({ areas, collections }) => areas[collection] ?? collections[collection]),
	].map((name) => ({
		...name,
		singular: name.translation,
		plural: name.translation,
	}));
}

/**
 * Marks a text for Studio's translation. The key is the English text: Studio shows unknown keys as they are, so users
 * of every other language read English.
 */
export function translated(text: string): string {
	return LOCALE_CODES.some((code) => text in (studioWords[code]?.texts ?? {})) ? `$t:${text}` : text;
}

/**
 * Directus' own texts that we replace, by key, in English. Its menu of versions calls every stored entry “Published”,
 * also drafts and archived ones; its comparison of versions leaves out the year.
 */
export const replacedTexts = { published: "Entry", "date-fns_date_short_no_year": "d MMM u" } as const;

/** Returns all texts with their translations for Directus' table. */
export function textTranslations(): TextTranslation[] {
	return LOCALE_CODES.flatMap((code) => {
		const replaced = Object.entries(replacedTexts).map(([key, text]) => [key, textIn(text, code)] as const);
		const { texts = {}, studio = {} } = studioWords[code] ?? {};
		return [...Object.entries(texts), ...replaced, ...Object.entries(studio)].flatMap(([key, value]) =>
			studioLanguages(code).map((language) => ({ key, language, value })),
		);
	});
}
