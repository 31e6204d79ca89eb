// A text as plain passages, to be searched and quoted.

import { type RichNode, STRUCK } from "@hub/shared-contracts/rich-text/rich-text";

/** Elements whose text is a passage of its own, and those between which it ends. */
const PASSAGES = new Set("p h2 h3 h4 li blockquote pre figure figcaption table caption tr dl dt dd hr".split(" "));

/**
 * The visible text of a tree, without what is struck, in passages: paragraphs, headings, entries of lists, rows of tables. None is empty, and
 * one space stands between words.
 */
export function passagesIn(nodes: readonly RichNode[] = []): readonly string[] {
	const passages: string[] = [];
	let open = "";
	const close = () => {
		const text = open.replace(/\s+/g, " ").trim();
		if (text) passages.push(text);
		open = "";
	};
	const walk = (inner: readonly RichNode[]): void => {
		for (const node of inner) {
			if (typeof node === "string") {
				open += node;
				continue;
			}
			if (STRUCK.has(node.tag)) continue;
			const isOwn = PASSAGES.has(node.tag);
			if (isOwn) close();
			walk(node.children ?? []);
			if (isOwn) close();
			// Cells side by side are no one word.
			else if (["td", "th", "br"].includes(node.tag)) open += " ";
		}
	};
	walk(nodes);
	close();
	return passages;
}
