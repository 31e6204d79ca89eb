// Unicode normalisation for comparing and displaying texts (docs/decisions/010-languages.md). No libraries and no work
// at startup, because browsers load the part that forms need.

/**
 * Matches invisible characters: soft hyphens, zero-width spaces, byte order marks, marks of writing direction.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const INVISIBLE = /\p{DI}+/gu;

/**
 * Invisible characters without meaning. Joiners, variation selectors and tags of flags are parts of words and emoji.
 */
const MEANINGLESS = /(?:(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{DI})+/gu;

/** Transliteration to a–z of letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	þ: "th",
	ð: "d",
	đ: "d",
	ħ: "h",
	ı: "i",
	ł: "l",
	ŋ: "n",
	ø: "o",
	ŧ: "t",
	ə: "e",
	ɓ: "b",
	ɖ: "d",
	ɗ: "d",
	ɛ: "e",
	ƒ: "f",
	ɣ: "g",
	ƙ: "k",
	ɔ: "o",
	ƴ: "y",
};

/** The two letters for an umlaut, as German passports have them. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Composes letters (NFC): macOS sends some as two characters. Visible text does not change. */
export function composed(text: string): string {
	return text.normalize("NFC");
}

/** Returns the letters of a text, each in its composed and decomposed form (NFC and NFD). */
export function lettersOf(text: string): readonly (readonly string[])[] {
	return (composed(text).match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map((letter) => [
		...new Set([letter, letter.normalize("NFD")]),
	]);
}

/**
 * Composes a text and removes invisible characters. Keeps joiners within words and emoji, and breaks and control
 * characters.
 */
export function visible(text: string): string {
	return composed(text.replace(MEANINGLESS, ""));
}

/**
 * Returns a text in one line: white space, breaks and control characters become one space. Empty if nothing is visible.
 */
export function inOneLine(text: string): string {
	const line = visible(text)
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
	return plainWord(line).trim() === "" ? "" : line;
}

/** Returns a word composed and without invisible characters. */
export function plainWord(word: string): string {
	return composed(word.replace(INVISIBLE, ""));
}

/** Normalises a text for comparison: composed, lower case, in one line, without invisible characters. */
export function comparable(text: string): string {
	return inOneLine(plainWord(text)).toLowerCase();
}

/**
 * Capitalises the first letter of a text. Names with capitals of their own, addresses and handles stay unchanged:
 * `iPhone`, `example.org`, `@hub`.
 */
export function capitalized(text: string): string {
	return text.replace(/^[\s\p{Pi}\p{Pf}\p{Ps}\p{Pd}"']*\p{Ll}(?![\p{L}\p{M}\p{N}]*(?:\p{Lu}|[.:@]\S))/u, (start) =>
		start.toUpperCase(),
	);
}

/**
 * Returns a text in lower case without diacritics, for searching: `Łódź` is `lodz`, `Größe` is `grosse`, `CO₂` is
 * `co2`.
 */
export function folded(text: string): string {
	return text
		.normalize("NFKD")
		.replace(INVISIBLE, "")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter);
}

/** Converts a text to a slug: `Größe zählt` is `groesse-zaehlt`. Empty if no letter or digit remains. */
export function addressWords(text: string): string {
	const words = plainWord(text)
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
	return folded(words.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? ""))
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/**
 * Returns a domain in lower-case ASCII, as DNS needs it (https://url.spec.whatwg.org/#concept-domain-to-ascii); empty
 * if it is invalid.
 */
export function asciiDomain(domain: string): string {
	const address = `http://${domain}/`;
	return /[/?#\\:%@]/.test(domain) || !URL.canParse(address) ? "" : new URL(address).hostname;
}
