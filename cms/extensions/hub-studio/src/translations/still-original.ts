// Which texts of a translation are still those of its original: what was copied when it was begun, and not yet written over.

/** A text that both languages have. */
export interface SameText {
	/** What is read of it: without formats, and no more than its beginning. */
	readonly text: string;
	/** Whether it says what a picture shows. */
	readonly isAlternative: boolean;
}

/** How much of a text is named. */
const NAMED = 80;

/** From how many words on a text is reported: shorter ones, such as names, may well be the same in both languages. */
const FEWEST = 3;
/** What a picture shows is seldom a name. */
const FEWEST_OF_ALTERNATIVES = 2;

/** The texts of a value that its original has too, each once, in order. @param field its name; an alternative text ends in `alt` */
export function stillOriginal(original: unknown, translation: unknown, field: string): readonly SameText[] {
	const there = new Set(textsIn(original, field).map(({ text }) => text));
	const same = textsIn(translation, field).filter(({ text, isAlternative }) => {
		const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
		return there.has(text) && words >= (isAlternative ? FEWEST_OF_ALTERNATIVES : FEWEST);
	});
	const once = same.filter(({ text }, at) => same.findIndex((one) => one.text === text) === at);
	return once.map(({ text, isAlternative }) => ({
		text: text.length > NAMED ? `${text.slice(0, NAMED).replace(/\s+\S*$/, "")} …` : text,
		isAlternative,
	}));
}

/** The texts in a value: of a formatted one its paragraphs, of a structure all that it holds. */
function textsIn(value: unknown, name: string): SameText[] {
	if (typeof value === "string") {
		const isAlternative = /(^|_)alt$/.test(name);
		return paragraphsOf(value).map((text) => ({ text, isAlternative }));
	}
	if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, name));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => textsIn(part, key));
}

/** What is between the formats of a text, line by line, and what its pictures show. */
function paragraphsOf(text: string): string[] {
	if (!/<[a-z][^>]*>/i.test(text)) return text.split("\n").flatMap(trimmed);
	const alternatives = [...text.matchAll(/<img\b[^>]*\balt="([^"]+)"/gi)].map(([, alt = ""]) => alt);
	const lines = text
		.replace(/<\/(?:p|h[1-6]|li|tr|td|th|blockquote|figcaption|pre|div)>|<br\s*\/?>/gi, "\n")
		.replace(/<[^>]*>/g, "");
	return [...lines.split("\n"), ...alternatives].flatMap(trimmed);
}

function trimmed(line: string): string[] {
	const text = line.replace(/&nbsp;|\s+/g, " ").trim();
	return text === "" ? [] : [text];
}
