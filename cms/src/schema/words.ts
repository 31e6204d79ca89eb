// What Studio calls things, in the languages of its users. Declarations say it in English; `words/` has it in each other language, and
// tests hold that nothing is missing there and nothing is left over (docs/decisions/022-studio-tools.md). In English it has only the
// fields that are called otherwise than they are stored.

import { type ByLocale, DEFAULT_LOCALE, LOCALE_CODES, type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import de from "./words/de-DE.json" with { type: "json" };
import en from "./words/en-US.json" with { type: "json" };

/** The words of a language. */
export interface StudioWords {
	/** Folders of Studio's list, by name. */
	readonly areas: Readonly<Record<string, string>>;
	/** Collections, by name. */
	readonly collections: Readonly<Record<string, string>>;
	/** Fields, by `collection.field` or, where collections agree, by `field`. */
	readonly fields: Readonly<Record<string, string>>;
	/** Notes, choices and what else declarations say, by their English text. */
	readonly texts: Readonly<Record<string, string>>;
}

/** All languages but the one that declarations are written in. */
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
 * The languages of Studio that read what we have in one of ours: British English reads what American does, for Studio takes no other
 * English in its place.
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

/** What fields are called in English where Studio would show a name of developers, by `collection.field` or by `field`. */
const englishNames: Readonly<Record<string, string>> = en;

/** A name in English as Studio makes it where it has no other: `display_name` is “Display Name”. */
export function englishName(name: string): string {
	return name
		.split("_")
		.map((word) => capitals[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");
}

/** What a field is called in a language, as its form in Studio does. */
export function fieldLabel(collection: string, field: string, locale: Locale): string {
	return fieldIn(studioWords[locale]?.fields, collection, field) ?? englishLabel(collection, field) ?? englishName(field);
}

/** A text of a declaration, such as a choice, in a language; in English where that language has none. */
export function textIn(text: string, locale: Locale): string {
	return studioWords[locale]?.texts[text] ?? text;
}

/** What a collection is called in a language; undefined where English has to do. */
export function collectionLabel(collection: string, locale: Locale): string | undefined {
	return studioWords[locale]?.collections[collection];
}

function fieldIn(fields: StudioWords["fields"] | undefined, collection: string, field: string): string | undefined {
	return fields?.[`${collection}.${field}`] ?? fields?.[field];
}

function englishLabel(collection: string, field: string): string | undefined {
	return fieldIn(englishNames, collection, field);
}

/** The names of a field. English is Studio's own, unless there is a better one. */
export function fieldNames(collection: string, field: string): NameTranslation[] {
	const english = englishLabel(collection, field);
	return [...inEach(DEFAULT_LOCALE, english), ...names(({ fields }) => fieldIn(fields, collection, field))];
}

/** The names of a collection, or of a folder of Studio's list. @param english where it is not what Studio makes of the name */
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
 * A text as Studio translates it. The key is the English text itself: Studio shows a key that it knows nothing of, so users of every
 * other language read English.
 */
export function translated(text: string): string {
	return LOCALE_CODES.some((code) => text in (studioWords[code]?.texts ?? {})) ? `$t:${text}` : text;
}

/**
 * Texts of Directus' own that ours replace, by its keys, in English. Its menu of versions calls every stored entry “Published”, also drafts and archived ones;
 * its comparison of versions leaves out the year.
 */
export const replacedTexts = { published: "Entry", "date-fns_date_short_no_year": "d MMM u" } as const;

/** All texts with their translations, as Directus' table of them takes them. */
export function textTranslations(): TextTranslation[] {
	return LOCALE_CODES.flatMap((code) => {
		const replaced = Object.entries(replacedTexts).map(([key, text]) => [key, textIn(text, code)] as const);
		return [...Object.entries(studioWords[code]?.texts ?? {}), ...replaced].flatMap(([key, value]) =>
			studioLanguages(code).map((language) => ({ key, language, value })),
		);
	});
}
