// Finds texts of a translation that are still those of its original, from which it was copied.

export interface UntranslatedText {
	/** Plain text, shortened to its beginning. */
	readonly text: string;
	/** True for an alternative text of a picture. */
	readonly isAlternative: boolean;
}

const MAX_CHARACTERS = 80;

/** Shorter texts, such as names, may be the same in both languages. */
const MIN_WORDS = 3;
/** Alternative texts are rarely names. */
const MIN_WORDS_OF_ALTERNATIVES = 2;

/**
 * Returns texts that are in both values, each once, in order.
 * @param field name of the field; names of alternative texts end in `alt`
 */
export function findUntranslated(original: unknown, translation: unknown, field: string): readonly UntranslatedText[] {
	const originalTexts = new Set(textsIn(original, field).map(({ text }) => text));
	const same = textsIn(translation, field).filter(({ text, isAlternative }) => {
		const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
		return originalTexts.has(text) && words >= (isAlternative ? MIN_WORDS_OF_ALTERNATIVES : MIN_WORDS);
	});
	const once = same.filter(({ text }, at) => same.findIndex((one) => one.text === text) === at);
	return once.map(({ text, isAlternative }) => ({
		text: text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).replace(/\s+\S*$/, "")} …` : text,
		isAlternative,
	}));
}

/** Returns the paragraphs of a formatted text, or all texts in a structure. */
function textsIn(value: unknown, name: string): UntranslatedText[] {
	if (typeof value === "string") {
		const isAlternative = /(^|_)alt$/.test(name);
		return paragraphsOf(value).map((text) => ({ text, isAlternative }));
	}
	if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, name));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => textsIn(part, key));
}

/** Returns the text between tags, line by line, and the alternative texts of pictures. */
function paragraphsOf(text: string): string[] {
	if (!/<[a-z][^>]*>/i.test(text)) return text.split("\n").flatMap(trim);
	const alternatives = [...text.matchAll(/<img\b[^>]*\balt="([^"]+)"/gi)].map(([, alt = ""]) => alt);
	const lines = text
		.replace(/<\/(?:p|h[1-6]|li|tr|td|th|blockquote|figcaption|pre|div)>|<br\s*\/?>/gi, "\n")
		.replace(/<[^>]*>/g, "");
	return [...lines.split("\n"), ...alternatives].flatMap(trim);
}

function trim(line: string): string[] {
	const text = line.replace(/&nbsp;|\s+/g, " ").trim();
	return text === "" ? [] : [text];
}
