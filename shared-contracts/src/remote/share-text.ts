// Descriptions as share cards show them.

/** Up to 147 characters and the rest of the last word, if more text follows. */
const CUT = /^.{147}(?=.)\S*/su;

/**
 * Returns a description for a share card (MT-4) with collapsed white space. A text of more than 147 characters is cut
 * after the word at that position, and ends in `...`.
 */
export function shareText(text: string): string {
	const folded = text.replace(/\s+/g, " ").trim();
	const cut = CUT.exec(folded)?.[0];
	return cut === undefined ? folded : `${cut.trimEnd()}...`;
}
