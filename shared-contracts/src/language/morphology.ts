// Rules of word formation by language, for the search and for links to glossary terms.

import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as germanStem } from "@orama/stemmers/german";
import type { ByLocale, Locale } from "./locale.ts";

/** Word formation of a language. */
export interface Morphology {
	/** Other ways to write the same letters, in small letters without accents. */
	readonly spelling: (word: string) => string;
	/** Returns the stem, which the forms of a word share. */
	readonly stem: (word: string) => string;
	/** Words without meaning of their own, separated by spaces. */
	readonly stopWords: string;
	/** Linking elements between parts of a compound; an empty one first. */
	readonly compoundLinks: readonly string[];
}

const MORPHOLOGIES: ByLocale<Morphology> = {
	de: {
		compoundLinks: ["", "s", "n", "en", "es", "e", "er"],
		// The two letters for an umlaut; after a vowel or a q they are two sounds: neue, Quelle.
		spelling: (word) => word.replace(/(?<![aeiouq])([aou])e/g, "$1"),
		// Feminine forms get the stem of masculine ones. The plural of Regel (Regeln) is not a verb.
		// Runs twice, because the stem may have another ending: Ökosysteme, Ökosystem.
		stem: (word) => germanStem(germanStem(word.replace(/er(?:in|innen)$/, "er").replace(/eln$/, "el"))),
		stopWords:
			"aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei damit dann darf das dass dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure für gegen gibt haben habe hat hatte hätte hätten ich ihr ihre im in ins ist ja kann kein keine könnte könnten können machen macht man mehr mein mich mir mit möchte möchten muss müsste müssen nach nicht noch nun nur ob oder ohne sehr seid sein seine sich sie sind so soll sollte über um und uns unser unsere unter viel viele vom von vor während war waren warum was wegen welche welchen welcher welches wäre wären wenn wer werde werden werdet wie wieso wieviel will wir wird wo woher wohin worum wurde wurden würde würden zu zum zur zwischen",
	},
	en: {
		compoundLinks: [""],
		spelling: (word) => word,
		stem: englishStem,
		stopWords:
			"a about after against all also am among an and any are as at be because been before between but by can could did do does doing for from had has have he her here him his how i if in into is it its just many me might more most much must my no not of on only or our out over own s shall she should so some such t than that the their them then there these they this those to too under until up us was we were what when where which while who whom whose why will with would you your",
	},
};

/** Fallback for other languages: words are compared as written. */
const NO_MORPHOLOGY: Morphology = { spelling: (word) => word, stem: (word) => word, stopWords: "", compoundLinks: [""] };

/** Returns the rules of a language. */
export function morphologyOf(locale: Locale): Morphology {
	return MORPHOLOGIES[locale] ?? NO_MORPHOLOGY;
}
