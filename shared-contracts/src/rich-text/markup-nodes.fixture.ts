// Markup as the nodes of a browser's document, as far as editors' text reads them: a stand-in for a DOM in tests.

import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** What `richNodesFromMarkup` reads of a node. */
export interface MarkupNode {
	readonly nodeType: number;
	readonly textContent: string;
	readonly localName: string;
	readonly attributes: readonly { readonly name: string; readonly value: string }[];
	readonly childNodes: readonly MarkupNode[];
}

/** The first element of a page's body, as a browser parses it. */
export function firstElement(markup: string): { readonly childNodes: Iterable<ChildNode> } {
	const page: Root = fromHtml(`<!doctype html><html><head></head><body>${markup}</body></html>`);
	const html = page.children.find((node) => node.type === "element");
	const body = html?.children.find((node): node is Element => node.type === "element" && node.tagName === "body");
	const first = body?.children.find((node) => node.type === "element");
	if (!first) throw new Error(`There is no element in ${markup}`);
	// Only the properties above are read, and these it has.
	return asNode(first) as unknown as { readonly childNodes: Iterable<ChildNode> };
}

function asNode(node: ElementContent): MarkupNode {
	if (node.type !== "element")
		return { nodeType: node.type === "text" ? 3 : 8, textContent: node.value, localName: "", attributes: [], childNodes: [] };
	const attributes = Object.entries(node.properties).flatMap(([property, value]) =>
		value === null || value === undefined || value === false
			? []
			: [{ name: property.toLowerCase(), value: Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value) }],
	);
	return { nodeType: 1, textContent: "", localName: node.tagName, attributes, childNodes: node.children.map(asNode) };
}
