// The table of contents of a post: its second-level headings with their anchors.

import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";

/** A heading. */
export interface ContentsEntry {
	readonly anchor: string;
	readonly text: string;
}

/** A post with fewer headings is read without a table. */
const WORTH_IT = 3;

export function contentsOf({ headings = [] }: RichText): ContentsEntry[] {
	const entries = headings.flatMap(({ level, anchor, text }) => (level === 2 ? [{ anchor, text }] : []));
	return entries.length >= WORTH_IT ? entries : [];
}
