// Editors' text as it is stored: what a save turns, and what it refuses. Studio cleans with it too what is pasted from word processors.

import { libraryPicture } from "@hub/shared-contracts/content/picture";
import type { RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import { richMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import type { Element, ElementContent } from "hast";
import { fateOf, isLinkAddress, type Refused, RICH_ATTRIBUTES } from "./elements.ts";
import { markupTree } from "./markup-tree.ts";
import { isBookmark, turnElements } from "./turn-elements.ts";

/** Something in a text that visitors would not see, or could not follow. */
export type Unshown = { readonly kind: Refused; readonly tag: string } | { readonly kind: "link"; readonly href: string };

/** What of a text is refused when it is saved, in its order. */
export function unshownIn(html: string): Unshown[] {
	return MARKUP.test(html) ? unshown(markupTree(html)) : [];
}

/** Text without a tag is shown as it is written. */
export const MARKUP = /<[a-z!/?]/i;

function unshown(nodes: readonly ElementContent[]): Unshown[] {
	return nodes.flatMap((node): Unshown[] => {
		if (node.type !== "element" || isTaskBox(node)) return [];
		const fate = fateOf(node.tagName);
		if (fate.fate === "refused") return [{ kind: fate.as, tag: node.tagName }];
		const { href } = node.properties;
		const isLost = node.tagName === "a" && typeof href === "string" && href !== "" && !isLinkAddress(href) && !isBookmark(href);
		return [...(isLost ? [{ kind: "link" as const, href: String(href) }] : []), ...unshown(node.children)];
	});
}

/** The box of a to-do list, which is shown as a sign. */
function isTaskBox({ tagName, properties }: Element): boolean {
	return tagName === "input" && properties.type === "checkbox";
}

/**
 * A text with what the site turns turned, so that what is stored is what is shown: without the looks of word processors, and with no
 * element or attribute that a visitor does not get. A text in which all is shown stays as it was written, and so does one with something
 * that is refused: an editor decides what becomes of that.
 */
export function turnedMarkup(html: string): string {
	if (!MARKUP.test(html)) return html;
	const tree = markupTree(html);
	if (unshown(tree).length > 0) return html;
	const turned = richMarkup(richNodes(turnElements(tree), stored));
	return turned === richMarkup(richNodes(tree, (_, value) => value)) ? html : turned;
}

/** A text with other addresses in its links; all else stays as it was written. @param to the address instead of one; undefined: it stays */
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

/** What was pasted, as it would be stored. */
export interface PastedMarkup {
	readonly html: string;
	/** How many pictures do not come along: they are on another machine, where visitors' browsers do not go. */
	readonly pictures: number;
}

/** A paste from elsewhere as it would be stored, without what would be refused then. */
export function pastedMarkup(html: string): PastedMarkup {
	const tree = markupTree(html);
	const foreign = new Set(tree.flatMap(foreignPictures));
	const own = turnElements(withoutNodes(tree, foreign));
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

/** An attribute as it is stored; undefined: it is not. */
type StoredAttribute = (name: string, value: string, of: Element) => string | undefined;

const stored: StoredAttribute = (name, value, of) => {
	const { tagName: tag } = of;
	if (name === "lang" || name === "dir") return value;
	if (RICH_ATTRIBUTES[tag]?.includes(name)) return name === "rel" || name === "tabindex" ? undefined : value;
	if (tag === "code" && name === "class" && /^language-[\w-]+$/.test(value)) return value;
	// Studio's editor asks to be unlocked where these are missing; the widths that it lets one pull are none on the site.
	if (name === "style" && tag === "col") return columnWidth(1);
	if (name === "style" && tag === "table" && columnsOf(of) > 0) return columnWidth(columnsOf(of));
	return undefined;
};

/** What Studio's editor writes for columns whose width is nowhere set. */
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
			const written = attribute(name, Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value), node);
			return written === undefined ? [] : [[name, written]];
		});
		return { tag: node.tagName, attributes: Object.fromEntries(attributes), children: richNodes(node.children, attribute) };
	});
}
