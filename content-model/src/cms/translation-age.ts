// Determines the original among an entry's languages, and whether translations may be outdated according to their
// dates.

import { SOURCE_LOCALE } from "@hub/shared-contracts/language/locale";

/** Dates of one language of an entry, in ms. */
export interface LanguageAge {
	readonly locale: string;
	readonly created: number;
	/** Time of the last change, or of creation. */
	readonly changed: number;
}

/** Changes within this time (ms) count as one, because shared fields are stored in one language after the other. */
export const SAME_CHANGE_MS = 2_000;

/** Time in ms after which a change of a shared field is stored in all languages. */
const SYNC_DELAY_MS = 10_000;

/**
 * Returns the original: the language that was created first. If several were created together, as by an import, returns
 * the default language.
 */
export function originalOf<Age extends LanguageAge>(ages: readonly Age[]): Age | undefined {
	const first = Math.min(...ages.map(({ created }) => created));
	const earliest = ages.filter(({ created }) => created - first <= SAME_CHANGE_MS);
	return earliest.find(({ locale }) => locale === SOURCE_LOCALE) ?? earliest[0];
}

/**
 * Compares the dates of a translation and its original. `outdated`: the original was changed later, though perhaps not
 * in its texts. `together`: both were changed at once, perhaps by a shared field, so an earlier change of the
 * original's text may be hidden.
 * @param ages all languages of the entry
 */
export function ageOfTranslation(
	{ locale, created, changed }: LanguageAge,
	ages: readonly LanguageAge[],
): "original" | "current" | "together" | "outdated" {
	const original = originalOf(ages);
	if (!original || original.locale === locale) return "original";
	if (original.changed - changed > SAME_CHANGE_MS) return "outdated";
	const isCarried = changed - original.changed <= SYNC_DELAY_MS && changed - created > SAME_CHANGE_MS;
	return isCarried && original.changed - original.created > SAME_CHANGE_MS ? "together" : "current";
}
