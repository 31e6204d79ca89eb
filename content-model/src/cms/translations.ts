// Which language of an entry the others follow, and what dates say of those that it may have left behind.

import { SOURCE_LOCALE } from "@hub/shared-contracts/language/locale";

/** One language of an entry, as far as its age says something. Moments in ms. */
export interface LanguageAge {
	readonly locale: string;
	readonly created: number;
	/** When it was last changed; a new one when it was created. */
	readonly changed: number;
}

/** What happens within this time is one act, in ms: facts that languages share are stored in one after the other. */
export const ONE_ACT = 2_000;

/** Within which time a change of a shared fact has come to the other languages, in ms. */
const CARRIED_WITHIN = 10_000;

/**
 * The language that the others are translations of: the one that was there first. Of several that came at once, as an import brings them,
 * the language in which we write first.
 */
export function originalOf<Age extends LanguageAge>(ages: readonly Age[]): Age | undefined {
	const first = Math.min(...ages.map(({ created }) => created));
	const earliest = ages.filter(({ created }) => created - first <= ONE_ACT);
	return earliest.find(({ locale }) => locale === SOURCE_LOCALE) ?? earliest[0];
}

/**
 * What dates say of a translation. `outdated`: its original was changed after it, though perhaps none of its texts. `together`: both were
 * changed at once, perhaps because of a fact that they share, so that an earlier change of the original's text may be hidden behind that.
 * @param ages all languages of the entry
 */
export function ageOfTranslation(
	{ locale, created, changed }: LanguageAge,
	ages: readonly LanguageAge[],
): "original" | "current" | "together" | "outdated" {
	const original = originalOf(ages);
	if (!original || original.locale === locale) return "original";
	if (original.changed - changed > ONE_ACT) return "outdated";
	const isCarried = changed - original.changed <= CARRIED_WITHIN && changed - created > ONE_ACT;
	return isCarried && original.changed - original.created > ONE_ACT ? "together" : "current";
}
