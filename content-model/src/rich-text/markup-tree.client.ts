// Replaces `markup-tree.ts` in Studio by the browser's own parser, because the other one would add 200 kB to each page.

import type { ElementContent } from "hast";

/** Parses pasted markup into the nodes that `markupTree` returns. */
export function pastedTree(html: string): ElementContent[] {
	const [first, ...rest] = contentOf(
		new DOMParser().parseFromString(`<!doctype html><body><div>${html}`, "text/html").body,
	);
	// Nodes after an unmatched closing tag are behind the element.
	return first?.type === "element" ? [...first.children, ...rest] : rest;
}

function contentOf(parent: Node): ElementContent[] {
	return [...parent.childNodes].flatMap((node): ElementContent[] => {
		if (node instanceof Text) return [{ type: "text", value: node.data }];
		if (!(node instanceof Element)) return [];
		const properties = Object.fromEntries([...node.attributes].map(({ name, value }) => propertyOf(name, value)));
		return [{ type: "element", tagName: node.localName, properties, children: contentOf(node) }];
	});
}

/** Converts an attribute to hast: `className` is a list, `data-type` is `dataType`. */
function propertyOf(name: string, value: string): [string, string | string[]] {
	if (name === "class") return ["className", value.split(/\s+/).filter(Boolean)];
	return [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value];
}
