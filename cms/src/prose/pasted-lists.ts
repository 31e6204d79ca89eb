// Builds nested lists from paragraphs with bullets, numbers and levels, as word processors copy them.

import type { Element, ElementContent } from "hast";

/** An item of a word processor's list. */
export interface PastedItem {
	/** From 1. */
	readonly level: number;
	readonly isOrdered: boolean;
	/** The bullet or number, such as `3.` or `b)`. */
	readonly marker: string;
	readonly content: ElementContent[];
}

interface OpenList {
	readonly level: number;
	readonly list: Element;
}

/** Joins consecutive items into lists. @param itemsOf reads a node as items; undefined for other nodes */
export function asNestedLists(
	nodes: readonly ElementContent[],
	itemsOf: (node: Element) => readonly PastedItem[] | undefined,
): ElementContent[] {
	const result: ElementContent[] = [];
	let open: OpenList[] = [];
	for (const node of nodes) {
		const items = node.type === "element" ? itemsOf(node) : undefined;
		for (const item of items ?? []) open = added(item, open, result);
		if (items) continue;
		// White space between two items is the layout of the markup.
		if (node.type !== "text" || node.value.trim() !== "") open = [];
		if (open.length === 0) result.push(node);
	}
	return result;
}

/** Adds an item to an open list or a new one. @returns the lists that are open for the next item */
function added(item: PastedItem, lists: readonly OpenList[], result: ElementContent[]): OpenList[] {
	const open = lists.filter(({ level }) => level <= item.level);
	const li: Element = { type: "element", tagName: "li", properties: {}, children: [...item.content] };
	const last = open.at(-1);
	const tag = item.isOrdered ? "ol" : "ul";
	if (last?.level === item.level && last.list.tagName === tag) {
		last.list.children.push(li);
		return open;
	}
	if (last?.level === item.level) open.pop();
	const list: Element = {
		type: "element",
		tagName: tag,
		properties: item.isOrdered ? numbering(item.marker) : {},
		children: [li],
	};
	const around = open.at(-1)?.list.children.at(-1);
	if (around?.type === "element") around.children.push(list);
	else result.push(list);
	return [...open, { level: item.level, list }];
}

/** Returns the numbering of a list from its first marker: start, and letters or Roman numbers. */
function numbering(marker: string): Element["properties"] {
	const [, count = ""] = /([a-z]+|\d+)/i.exec(marker) ?? [];
	if (/^\d+$/.test(count)) return count === "1" ? {} : { start: Number(count) };
	if (/^i+$/i.test(count)) return { type: count.startsWith("i") ? "i" : "I" };
	return /^[a-z]$/i.test(count) ? { type: count === count.toLowerCase() ? "a" : "A" } : {};
}
