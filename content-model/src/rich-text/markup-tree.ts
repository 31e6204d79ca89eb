// Parses editors' HTML like a browser does in a page. Runs on the server, and in Studio for pasted text.

import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";

/** Returns the nodes of a text. It is parsed inside an element of a whole page, as it is shown. */
export function markupTree(html: string): ElementContent[] {
	const page = fromHtml(`<!doctype html><html><head></head><body><div>${html}`);
	const inPage = page.children.find((node) => node.type === "element");
	const body = inPage?.children.find((node): node is Element => node.type === "element" && node.tagName === "body");
	const [first, ...rest] = body?.children ?? [];
	// Nodes after an unmatched closing tag are behind the element.
	return first?.type === "element" ? [...first.children, ...rest] : rest;
}
