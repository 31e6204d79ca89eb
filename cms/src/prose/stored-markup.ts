// Turns editors' markup into the form that is stored, and finds elements that a save refuses. Studio uses it for pasted
// text.

import { fateOf, isLinkAddress, type Refused, RICH_ATTRIBUTES } from "@hub/content-model/rich-text/elements";
import { markupTree } from "@hub/content-model/rich-text/markup-tree";
import { isBookmark, turnElements } from "@hub/content-model/rich-text/turn-elements";
import { libraryPicture } from "@hub/shared-contracts/content/picture";
import type { RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import { richMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import type { Element, ElementContent } from "hast";
import { readPasted } from "./pasted-markup.ts";

/** An element that visitors would not see, or a link that they could not follow. */
export type Unshown =
	| { readonly kind: Refused; readonly tag: string }
	| { readonly kind: "link"; readonly href: string };

/** Lists what a save refuses, in the order of the text. */
export function unshownIn(html: string): Unshown[] {
	return MARKUP.test(html) ? unshown(markupTree(html)) : [];
}

/** Matches markup; a text without any is shown as written. */
export const MARKUP = /<[a-z!/?]/i;

function unshown(nodes: readonly ElementContent[]): Unshown[] {
	return nodes.flatMap((node): Unshown[] => {
		if (node.type !== "element" || isTaskBox(node)) return [];
		const fate = fateOf(node.tagName);
		if (fate.fate === "refused") return [{ kind: fate.as, tag: node.tagName }];
		const { href } = node.properties;
		const isLost =
			node.tagName === "a" && typeof href === "string" && href !== "" && !isLinkAddress(href) && !isBookmark(href);
		return [...(isLost ? [{ kind: "link" as const, href: String(href) }] : []), ...unshown(node.children)];
	});
}

/** True for the checkbox of a to-do list, which is shown as a character. */
function isTaskBox({ tagName, properties }: Element): boolean {
	return tagName === "input" && properties.type === "checkbox";
}

/**
 * Converts a text to the markup that visitors get: word processors' styles become elements, and unknown elements and
 * attributes are removed. Texts that already have this form stay byte for byte, and so do texts that a save refuses:
 * their editor decides.
 */
export function normalisedMarkup(html: string): string {
	if (!MARKUP.test(html)) return html;
	const tree = markupTree(html);
	if (unshown(tree).length > 0) return html;
	const turned = richMarkup(richNodes(turnElements(readPasted(tree)), stored));
	return turned === richMarkup(richNodes(tree, (_, value) => value)) ? html : turned;
}

/**
 * Replaces addresses of links; the rest stays byte for byte.
 * @param to returns the new address, or undefined to keep one
 */
export function withOtherLinks(html: string, to: (href: string) => string | undefined): string {
	if (!MARKUP.test(html)) return html;
	let isChanged = false;
	const nodes = richNodes(markupTree(html), (name, value, { tagName }) => {
		const other = name === "href" && tagName === "a" ? to(value) : undefined;
		isChanged ||= other !== undefined;
		return other ?? value;
	});
	return isChanged ? richMarkup(nodes) : html;
}

/** Pasted markup in its stored form. */
export interface PastedMarkup {
	readonly html: string;
	/** Number of pictures left out because they are on another machine. */
	readonly pictures: number;
}

/** Converts pasted markup to its stored form, without pictures of other sites. */
export function pastedMarkup(tree: readonly ElementContent[]): PastedMarkup {
	const foreign = new Set(tree.flatMap(foreignPictures));
	const own = turnElements(readPasted(withoutNodes(tree, foreign)));
	return { html: richMarkup(richNodes(own, stored)), pictures: foreign.size };
}

function foreignPictures(node: ElementContent): Element[] {
	if (node.type !== "element") return [];
	const isForeign = node.tagName === "img" && libraryPicture(String(node.properties.src ?? "")) === undefined;
	return isForeign ? [node] : node.children.flatMap(foreignPictures);
}

function withoutNodes(nodes: readonly ElementContent[], left: ReadonlySet<ElementContent>): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (left.has(node)) return [];
		return node.type === "element" ? [{ ...node, children: withoutNodes(node.children, left) }] : [node];
	});
}

/** Returns an attribute's stored value, or undefined to drop it. */
type StoredAttribute = (name: string, value: string, of: Element) => string | undefined;

const stored: StoredAttribute = (name, value, of) => {
	const { tagName: tag } = of;
	if (name === "lang" || name === "dir") return value;
	if (RICH_ATTRIBUTES[tag]?.includes(name)) return name === "rel" || name === "tabindex" ? undefined : value;
	if (tag === "code" && name === "class" && /^language-[\w-]+$/.test(value)) return value;
	// Studio's editor warns if these are missing. The site ignores column widths.
	if (name === "style" && tag === "col") return columnWidth(1);
	if (name === "style" && tag === "table" && columnsOf(of) > 0) return columnWidth(columnsOf(of));
	return undefined;
};

/** Value that Studio's editor writes for columns without a width. */
function columnWidth(columns: number): string {
	return `min-width: ${25 * columns}px;`;
}

function columnsOf({ children }: Element): number {
	return children
		.flatMap((child) => (child.type === "element" && child.tagName === "colgroup" ? child.children : []))
		.filter((child) => child.type === "element").length;
}

export function richNodes(nodes: readonly ElementContent[], attribute: StoredAttribute): RichNode[] {
	return nodes.map((node): RichNode => {
		if (node.type === "text") return node.value;
		if (node.type === "comment") return `<!--${node.value}-->`;
		const attributes = Object.entries(node.properties).flatMap(([property, value]): [string, string][] => {
			if (value === null || value === undefined || value === false) return [];
			const name = property === "className" ? "class" : property.toLowerCase();
			const text = value === true ? "" : String(value);
			const written = attribute(name, Array.isArray(value) ? value.join(" ") : text, node);
			return written === undefined ? [] : [[name, written]];
		});
		return {
			tag: node.tagName,
			attributes: Object.fromEntries(attributes),
			children: richNodes(node.children, attribute),
		};
	});
}
