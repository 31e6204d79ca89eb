// Studio's labels in its users' languages. Declarations are in English; `labels/` has the other languages, and tests
// check that no text is missing or unused (docs/decisions/022-studio-tools.md). The English file has only fields whose
// label differs from their stored name.

import {
	type ByLocale,
	DEFAULT_LOCALE,
	LOCALE_CODES,
	type Locale,
	localeEntry,
} from "@hub/shared-contracts/language/locale";
import de from "./labels/de-DE.json" with { type: "json" };
import en from "./labels/en-US.json" with { type: "json" };

export interface StudioLabels {
	/** Folders of Studio's list of collections, by name. */
	readonly areas: Readonly<Record<string, string>>;
	readonly collections: Readonly<Record<string, string>>;
	/** Fields, by `collection.field` or, where collections agree, by `field`. */
	readonly fields: Readonly<Record<string, string>>;
	/** Notes, choices and other declared texts, by their English text. */
	readonly texts: Readonly<Record<string, string>>;
	/** Texts that Studio lacks in this language, by its keys. */
	readonly studio: Readonly<Record<string, string>>;
}

/** All languages except that of the declarations. */
export const studioLabels: ByLocale<StudioLabels> = { de };

/** A name in one language, in Directus' format. */
export interface NameTranslation {
	readonly language: string;
	readonly translation: string;
}

/** A text in Directus' table of translations, by key and language, such as `de-DE`. */
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

function namesIn(code: Locale, translation: string | undefined): NameTranslation[] {
	return translation === undefined ? [] : studioLanguages(code).map((language) => ({ language, translation }));
}

function translatedNames(find: (labels: StudioLabels) => string | undefined): NameTranslation[] {
	return LOCALE_CODES.flatMap((code) => {
		const labels = studioLabels[code];
		return namesIn(code, labels && find(labels));
	});
}

const acronyms: Readonly<Record<string, string>> = { url: "URL", id: "ID", html: "HTML" };

/** English labels that replace technical names, by `collection.field` or by `field`. */
const englishLabels: Readonly<Record<string, string>> = en;

/** Returns a name in English as Studio derives it: `display_name` is “Display Name”. */
export function englishName(name: string): string {
	return name
		.split("_")
		.map((word) => acronyms[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");
}

/** Returns a field's label as Studio's forms show it. */
export function fieldLabel(collection: string, field: string, locale: Locale): string {
	return (
		fieldIn(studioLabels[locale]?.fields, collection, field) ?? englishLabel(collection, field) ?? englishName(field)
	);
}

/** Returns a text of a declaration, such as a choice, in a language; in English if it is not translated. */
export function textIn(text: string, locale: Locale): string {
	return studioLabels[locale]?.texts[text] ?? text;
}

/** Returns a collection's label; undefined if it has only the English one. */
export function collectionLabel(collection: string, locale: Locale): string | undefined {
	return studioLabels[locale]?.collections[collection];
}

function fieldIn(fields: StudioLabels["fields"] | undefined, collection: string, field: string): string | undefined {
	return fields?.[`${collection}.${field}`] ?? fields?.[field];
}

function englishLabel(collection: string, field: string): string | undefined {
	return fieldIn(englishLabels, collection, field);
}

/** Returns the names of a field. English names are Studio's own unless there is a better one. */
export function fieldNames(collection: string, field: string): NameTranslation[] {
	const english = englishLabel(collection, field);
	return [...namesIn(DEFAULT_LOCALE, english), ...translatedNames(({ fields }) => fieldIn(fields, collection, field))];
}

/**
 * Returns the names of a collection, or of a folder of Studio's list.
 * @param english given if Studio would derive another name
 */
export function collectionNames(collection: string, english = englishName(collection)) {
	return [
		...namesIn(DEFAULT_LOCALE, english),
		...translatedNames(({ areas, collections }) => areas[collection] ?? collections[collection]),
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
	return LOCALE_CODES.some((code) => text in (studioLabels[code]?.texts ?? {})) ? `$t:${text}` : text;
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
		const { texts = {}, studio = {} } = studioLabels[code] ?? {};
		return [...Object.entries(texts), ...replaced, ...Object.entries(studio)].flatMap(([key, value]) =>
			studioLanguages(code).map((language) => ({ key, language, value })),
		);
	});
}
