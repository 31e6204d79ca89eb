// Splits a text into plain passages, for search and quotes.

import { type RichNode, STRUCK } from "@hub/shared-contracts/rich-text/rich-text";

/** Elements that are a passage of their own, and those that end one. */
const PASSAGES = new Set("p h2 h3 h4 li blockquote pre figure figcaption table caption tr dl dt dd hr".split(" "));

/**
 * Returns the visible text of a tree, without struck text, in passages: paragraphs, headings, list items, table rows.
 * None is empty; words are separated by one space.
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
			// Separates the text of adjacent cells.
			else if (["td", "th", "br"].includes(node.tag)) open += " ";
		}
	};
	walk(nodes);
	close();
	return passages;
}
