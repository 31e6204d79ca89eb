// A tree of editors' text as markup.

import type { RichNode, RichText } from "./rich-text.ts";

const EMPTY_TAGS = new Set(["br", "col", "hr", "img"]);

/** Changes an attribute's value on its way into the markup; undefined leaves the attribute out. */
export type AttributeValue = (name: string, value: string) => string | undefined;

/** The markup of nodes; attributes as they are unless `attributeValue` says otherwise. */
export function richMarkup(nodes: readonly RichNode[], attributeValue: AttributeValue = (_name, value) => value): string {
	return nodes.map((node) => writeNode(node, attributeValue)).join("");
}

/** A text of nodes. */
export function richTextOf(id: string, nodes: readonly RichNode[]): RichText {
	return { kind: "rich-text", id, html: richMarkup(nodes), nodes };
}

function writeNode(node: RichNode, attributeValue: AttributeValue): string {
	if (typeof node === "string") return escapeMarkup(node);
	const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => {
		const written = attributeValue(name, value);
		return written === undefined ? "" : ` ${name}="${escapeMarkup(written)}"`;
	});
	const start = `<${node.tag}${attributes.join("")}>`;
	return EMPTY_TAGS.has(node.tag) ? start : `${start}${richMarkup(node.children ?? [], attributeValue)}</${node.tag}>`;
}

function escapeMarkup(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
