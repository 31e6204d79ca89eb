// What is the same letter to a reader: the one place that knows Unicode's forms (docs/decisions/010-languages.md). No libraries, and
// nothing that is made at the start, because browsers load the part of it that forms need.

/**
 * What shows nothing of its own: soft hyphens, zero-width spaces, byte order marks, marks that turn the direction of writing around.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const INVISIBLE = /\p{DI}+/gu;

/** Those of them that spell no word and no emoji: joiners, variation selectors and the tags of flags do. */
const MEANINGLESS = /(?:(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{DI})+/gu;

/** Letters of living languages that Unicode does not take apart, and what stands for them where there are no others than a to z. */
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

/** A text with its letters composed: what a Mac hands over in two characters is one (NFC). Nothing that is read changes. */
export function composed(text: string): string {
	return text.normalize("NFC");
}

/** The letters of a text, each in the two ways in which it may be stored: in one character, and with its marks behind it (NFD). */
export function lettersOf(text: string): readonly (readonly string[])[] {
	return (composed(text).match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map((letter) => [...new Set([letter, letter.normalize("NFD")])]);
}

/** A composed text without what cannot be seen; joiners within words and emoji stay. Breaks and controls are left to the caller. */
export function visible(text: string): string {
	return composed(text.replace(MEANINGLESS, ""));
}

/** A text in one line: visible, with one blank for white space, breaks and controls. Empty where nothing of it can be seen. */
export function inOneLine(text: string): string {
	const line = visible(text)
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
	return plainWord(line).trim() === "" ? "" : line;
}

/** A word without what cannot be seen in it, composed. */
export function plainWord(word: string): string {
	return composed(word.replace(INVISIBLE, ""));
}

/** A text as it is compared with another: composed, in small letters, in one line, without what cannot be seen. */
export function comparable(text: string): string {
	return inOneLine(plainWord(text)).toLowerCase();
}

/** A text with a capital first letter. Names with capitals of their own, addresses and handles stay as they are: `iPhone`, `example.org`, `@hub`. */
export function capitalized(text: string): string {
	return text.replace(/^[\s\p{Pi}\p{Pf}\p{Ps}\p{Pd}"']*\p{Ll}(?![\p{L}\p{M}\p{N}]*(?:\p{Lu}|[.:@]\S))/u, (start) =>
		start.toUpperCase(),
	);
}

/** A text in small letters without their marks, for finding: `Łódź` is `lodz`, `Größe` is `grosse`, `CO₂` is `co2`. */
export function folded(text: string): string {
	return text
		.normalize("NFKD")
		.replace(INVISIBLE, "")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter);
}

/** A text as words of an address, with hyphens between them: `Größe zählt` is `groesse-zaehlt`. Empty where no letter or digit is left. */
export function addressWords(text: string): string {
	const words = plainWord(text)
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
	return folded(words.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? ""))
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** A domain as it is looked up, in small letters of ASCII (https://url.spec.whatwg.org/#concept-domain-to-ascii); empty for what is none. */
export function asciiDomain(domain: string): string {
	const address = `http://${domain}/`;
	return /[/?#\\:%@]/.test(domain) || !URL.canParse(address) ? "" : new URL(address).hostname;
}
