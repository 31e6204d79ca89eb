// Descriptions as share cards show them.

/** Up to 147 characters and the rest of the last word, if more text follows. */
const CUT = /^.{147}(?=.)\S*/su;

/**
 * A description for a share card (MT-4): white space is folded; a text of more than 147 characters is cut there, after
 * the rest of the word begun there, and ends in `...`; a text that is not longer stays whole.
 */
export function shareText(text: string): string {
	const folded = text.replace(/\s+/g, " ").trim();
	const cut = CUT.exec(folded)?.[0];
	return cut === undefined ? folded : `${cut.trimEnd()}...`;
}
