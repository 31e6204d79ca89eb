// Editors' HTML as the tree that a browser makes of it in a page. Runs on the server, and in Studio where text is pasted.

import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";

/** The nodes of a text. It is parsed within an element of a whole page, as it is where it is shown. */
export function markupTree(html: string): ElementContent[] {
	const page = fromHtml(`<!doctype html><html><head></head><body><div>${html}`);
	const inPage = page.children.find((node) => node.type === "element");
	const body = inPage?.children.find((node): node is Element => node.type === "element" && node.tagName === "body");
	const [first, ...rest] = body?.children ?? [];
	// What was closed too early stands behind the element.
	return first?.type === "element" ? [...first.children, ...rest] : rest;
}
