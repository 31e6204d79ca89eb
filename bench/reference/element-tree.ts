// Elements as plain data, and as what React renders.

import { createElement, type ReactNode } from "react";

/** A text, or an element with its name, its properties as React names them, and its children. */
export type ElementTree =
	| string
	| readonly [name: string, properties: Readonly<Record<string, unknown>>, ...children: ElementTree[]];

/** React's elements of a tree, created for each render, as views create theirs. */
export function toReact(tree: ElementTree): ReactNode {
	if (typeof tree === "string") return tree;
	const [name, properties, ...children] = tree;
	return createElement(name, properties, ...children.map(toReact));
}
