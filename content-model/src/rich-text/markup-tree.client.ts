// The browser's own parser in place of `markup-tree.ts`: that one is 200 kB, which Studio would load with each page.

import type { ElementContent } from "hast";

/** Parses pasted markup into the nodes that `markupTree` returns. */
export function pastedTree(html: string): ElementContent[] {
	const [first, ...rest] = contentOf(new DOMParser().parseFromString(`<!doctype html><body><div>${html}`, "text/html").body);
	// Nodes that follow a closing tag without its start are behind the element.
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

/** Names and values as hast has them: `className` is a list, `data-type` is `dataType`. */
function propertyOf(name: string, value: string): [string, string | string[]] {
	if (name === "class") return ["className", value.split(/\s+/).filter(Boolean)];
	return [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value];
}
