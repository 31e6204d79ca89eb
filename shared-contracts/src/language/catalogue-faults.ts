// Faults in the texts of a package, as sentences, for the checks of a release.

import { type ByLocale, LOCALE_CODES, type Locale, localeEntry, SOURCE_LOCALE } from "./locale.ts";
import { catalogueProblems, type MessageCatalogue } from "./messages.ts";

/**
 * Returns texts that a language lacks, that are empty or unfinished, or have other values than the source (LN-2).
 * @param catalogues texts by language; a language without them has no file
 * @param folder of the files
 */
export function catalogueFaults(catalogues: ByLocale<MessageCatalogue>, folder: string): string[] {
	const fileOf = (locale: Locale) => `${folder}/${localeEntry(locale).file}`;
	const source = catalogues[SOURCE_LOCALE] ?? {};
	return LOCALE_CODES.flatMap((locale) => {
		const own = catalogues[locale];
		if (!own) return [`${fileOf(locale)} is missing.`];
		return catalogueProblems(source, own).map(({ key, problem }) => {
			if (problem === "not in the source") return `the text “${key}” is missing in ${fileOf(SOURCE_LOCALE)}.`;
			return `the text “${key}” is ${problem === "other placeholders" ? "with " : ""}${problem} in ${fileOf(locale)}.`;
		});
	});
}
