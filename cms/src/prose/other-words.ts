// Replaces words in editors' text and keeps marks, links and pictures.

import { isBlock } from "@hub/content-model/rich-text/elements";
import { markupTree } from "@hub/content-model/rich-text/markup-tree";
import { richMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import type { Element, ElementContent, Text } from "hast";
import { MARKUP, richNodes } from "./stored-markup.ts";

/** A part of a passage without a change of format. */
export interface Stretch {
	readonly text: string;
	/** The number of the link around it; undefined outside of links. */
	readonly link: number | undefined;
}

/**
 * Returns the new text of each stretch, or undefined to keep the passage. An empty stretch is removed with its mark or
 * link.
 */
export type OtherWords = (passage: readonly Stretch[]) => readonly string[] | undefined;

/** Attributes that people read. */
const READ = { img: "alt", abbr: "title" } as const;

/** Replaces the passages of a formatted text one by one: paragraphs, cells, alternative texts. */
export function withOtherWords(html: string, change: OtherWords): string {
	if (!MARKUP.test(html)) return change([{ text: html, link: undefined }])?.[0] ?? html;
	const tree = markupTree(html);
	const emptied = new Set<Text>();
	let isChanged = false;
	let open: { readonly node: Text; readonly link: number | undefined }[] = [];
	let links = 0;

	const close = () => {
		const passage = open;
		open = [];
		if (passage.length === 0) return;
		const other = change(passage.map(({ node, link }) => ({ text: node.value, link })));
		for (const [at, { node }] of passage.entries()) {
			const text = other?.[at] ?? node.value;
			if (text === node.value) continue;
			isChanged = true;
			node.value = text;
			if (text === "") emptied.add(node);
		}
	};
	const readAttribute = ({ tagName, properties }: Element) => {
		const name = tagName === "img" || tagName === "abbr" ? READ[tagName] : undefined;
		const value = name && properties[name];
		if (!name || typeof value !== "string" || value === "") return;
		const [other = value] = change([{ text: value, link: undefined }]) ?? [];
		isChanged ||= other !== value;
		properties[name] = other;
	};
	const walk = (nodes: readonly ElementContent[], link: number | undefined) => {
		for (const node of nodes) {
			if (node.type === "text") open.push({ node, link });
			if (node.type !== "element") continue;
			const ends = isBlock(node.tagName) || node.tagName === "br" || node.tagName === "img";
			if (ends) close();
			readAttribute(node);
			if (node.tagName === "a") links += 1;
			walk(node.children, node.tagName === "a" ? links : link);
			if (ends) close();
		}
	};
	walk(tree, undefined);
	close();
	return isChanged ? richMarkup(richNodes(withoutEmptied(tree, emptied), (_, value) => value)) : html;
}

/** Removes marks and links that have lost all text; keeps empty paragraphs. */
function withoutEmptied(nodes: readonly ElementContent[], emptied: ReadonlySet<Text>): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (node.type === "text") return emptied.has(node) ? [] : [node];
		if (node.type !== "element") return [node];
		const children = withoutEmptied(node.children, emptied);
		const isLeft = children.length > 0 || node.children.length === 0 || isBlock(node.tagName);
		return isLeft ? [{ ...node, children }] : [];
	});
}
