// In which texts a term stands, and with which weight. An index has tens of thousands of such lists, most of them of one or two texts: a
// list is an array of numbers, and each of them a text with its weight.

/** The postings of a term, in the order of their texts' numbers. */
export type Postings = number[];

/** A number holds a text's above this, and its weight in so many parts of one below. */
const TEXT = 2 ** 24;
const PARTS = 2 ** 12;

/** The text of a posting. */
export function textOf(posting: number): number {
	return Math.floor(posting / TEXT);
}

/** The weight of a posting, which is above 0 and below 4,096. */
export function weightOf(posting: number): number {
	return (posting - textOf(posting) * TEXT) / PARTS;
}

/** Puts a text in, or gives it another weight. @returns the postings, which are made where there were none */
export function putPosting(postings: Postings | undefined, text: number, weight: number): Postings {
	const posting = text * TEXT + Math.min(Math.max(Math.round(weight * PARTS), 1), TEXT - 1);
	// An array that begins empty would get room for sixteen.
	if (!postings) return [posting];
	const at = placeOf(postings, text);
	// Most texts are new, and have the highest number.
	if (at === postings.length) postings.push(posting);
	else if (isOf(postings[at], text)) postings[at] = posting;
	else postings.splice(at, 0, posting);
	return postings;
}

/** Takes a text out, if it is there. */
export function removePosting(postings: Postings, text: number): void {
	const at = placeOf(postings, text);
	if (isOf(postings[at], text)) postings.splice(at, 1);
}

function isOf(posting: number | undefined, text: number): boolean {
	return posting !== undefined && textOf(posting) === text;
}

/** The place of a text, or the one where it belongs. */
function placeOf(postings: Postings, text: number): number {
	const least = text * TEXT;
	const last = postings.at(-1);
	if (last === undefined || last < least) return postings.length;
	let [low, high] = [0, postings.length - 1];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((postings[middle] ?? 0) < least) low = middle + 1;
		else high = middle;
	}
	return low;
}
