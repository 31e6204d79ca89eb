// The table of contents of a post: its second-level headings with their anchors.

import { plainText, type RichText } from "@hub/shared-contracts/rich-text/rich-text";

/** One heading. */
export interface ContentsEntry {
	readonly anchor: string;
	readonly text: string;
}

/** A post with fewer headings is read without a table. */
const WORTH_IT = 3;

export function contentsOf({ nodes }: RichText): ContentsEntry[] {
	const entries = (nodes ?? []).flatMap((node) => {
		if (typeof node === "string" || node.tag !== "h2" || !node.attributes?.id) return [];
		return [{ anchor: node.attributes.id, text: plainText(node.children ?? []) }];
	});
	return entries.length >= WORTH_IT ? entries : [];
}
