// Which language of an entry the others follow, and which of them it has left behind.

import { SOURCE_LOCALE } from "../language/locale.ts";

/** One language of an entry, as far as its age says something. Moments in ms. */
export interface LanguageAge {
	readonly locale: string;
	readonly created: number;
	/** When it was last changed; a new one when it was created. */
	readonly changed: number;
}

/** What happens within this time is one act, in ms: facts that languages share are stored in one after the other. */
const ONE_ACT = 2_000;

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
 * Since when a translation says less, or something else, than its original: when the original was last changed, in ms. Undefined where it
 * is up to date, or the original itself.
 * @param ages all languages of the entry
 */
export function outdatedSince({ locale, changed }: LanguageAge, ages: readonly LanguageAge[]): number | undefined {
	const original = originalOf(ages);
	if (!original || original.locale === locale) return undefined;
	return original.changed - changed > ONE_ACT ? original.changed : undefined;
}
