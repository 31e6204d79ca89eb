// Parses rendered texts like a browser, for comparison with the tree that they were rendered from.

import type { RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** Returns the nodes within the first element of a page's body. */
export function nodesInMarkup(markup: string): RichNode[] {
	const page: Root = fromHtml(`<!doctype html><html><head></head><body>${markup}</body></html>`);
	const html = page.children.find((node) => node.type === "element");
	const body = html?.children.find((node): node is Element => node.type === "element" && node.tagName === "body");
	const first = body?.children.find((node) => node.type === "element");
	if (!first) throw new Error(`There is no element in ${markup}`);
	return first.children.map(asNode);
}

function asNode(node: ElementContent): RichNode {
	if (node.type !== "element") return node.type === "text" ? node.value : `<!--${node.value}-->`;
	const attributes = Object.fromEntries(
		Object.entries(node.properties).map(([name, value]) => [
			name.toLowerCase(),
			Array.isArray(value) ? value.join(" ") : String(value),
		]),
	);
	return {
		tag: node.tagName,
		...(Object.keys(attributes).length > 0 ? { attributes } : {}),
		...(node.children.length > 0 ? { children: node.children.map(asNode) } : {}),
	};
}
