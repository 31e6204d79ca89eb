// Writes trees of editors' text as markup.

import type { RichNode } from "./rich-text.ts";

const EMPTY_TAGS = new Set(["br", "col", "hr", "img"]);

/** Returns the markup of nodes. */
export function richMarkup(nodes: readonly RichNode[]): string {
	return nodes.map(writeNode).join("");
}

function writeNode(node: RichNode): string {
	if (typeof node === "string") return escapeMarkup(node);
	const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
	const start = `<${node.tag}${attributes.join("")}>`;
	return EMPTY_TAGS.has(node.tag) ? start : `${start}${richMarkup(node.children ?? [])}</${node.tag}>`;
}

/** Escapes text for markup, also within quoted attributes. */
export function escapeMarkup(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Reverses {@link escapeMarkup}. */
export function unescapeMarkup(markup: string): string {
	return markup.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
