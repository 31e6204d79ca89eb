// The elements that react-dom alone has to render, read from the site's own page.

import { fromHtml } from "hast-util-from-html";
import type { ElementTree } from "./element-tree.ts";

type Node = ReturnType<typeof fromHtml>["children"][number];
type Element = Extract<Node, { type: "element" }>;

/** Properties that React calls differently than the document tree does. */
const REACT_NAMES: Readonly<Record<string, string>> = { xLinkHref: "xlinkHref" };

/** The element of a name in a document. @throws where there is none */
export function readElement(html: string, name: string): ElementTree {
	const found = find(fromHtml(html).children, name);
	if (!found) throw new Error(`The page has no element ${name}.`);
	return toTree(found);
}

/** The texts of a tree, one after the other. */
export function textOf(tree: ElementTree): string {
	if (typeof tree === "string") return tree;
	const [, , ...children] = tree;
	return children.map(textOf).join("");
}

/** The number of elements in a tree. */
export function countElements(tree: ElementTree): number {
	if (typeof tree === "string") return 0;
	const [, , ...children] = tree;
	return children.reduce((sum, child) => sum + countElements(child), 1);
}

function find(nodes: readonly Node[], name: string): Element | undefined {
	for (const node of nodes) {
		if (node.type !== "element") continue;
		if (node.tagName === name) return node;
		const within = find(node.children, name);
		if (within) return within;
	}
	return undefined;
}

function toTree({ tagName, properties, children }: Element): ElementTree {
	const entries = Object.entries(properties).map(([name, value]) => [
		reactName(name),
		Array.isArray(value) ? value.join(" ") : value,
	]);
	return [tagName, Object.fromEntries(entries), ...children.flatMap((child) => (isShown(child) ? [toNode(child)] : []))];
}

type Shown = Element | Extract<Node, { type: "text" }>;

/** Comments are React's own marks. */
function isShown(node: Node): node is Shown {
	return node.type === "element" || node.type === "text";
}

function toNode(node: Shown): ElementTree {
	return node.type === "text" ? node.value : toTree(node);
}

function reactName(name: string): string {
	if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
	if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return REACT_NAMES[name] ?? name;
}
