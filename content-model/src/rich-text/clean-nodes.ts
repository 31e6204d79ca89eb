// Editors' HTML to a tree of allowed elements that means the same on every page. Runs on the server only.

import { libraryPicture, textPictureHref } from "@hub/shared-contracts/content/picture";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import { plainText, type RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import { richMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import type { Element, ElementContent, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { RICH_ATTRIBUTES, RICH_TAGS } from "./elements.ts";
import { markupTree } from "./markup-tree.ts";
import { turnElements } from "./turn-elements.ts";

/** Attributes that are this site's to write, not an editor's. */
const OWN_ATTRIBUTES = ["rel", "loading", "tabindex"];

const schema: Schema = {
	tagNames: [...RICH_TAGS],
	attributes: {
		...Object.fromEntries(
			Object.entries(RICH_ATTRIBUTES).map(([tag, names]) => [
				tag,
				names.filter((name) => !OWN_ATTRIBUTES.includes(name)).map(propertyName),
			]),
		),
		"*": ["lang", "dir"],
	},
	protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
	strip: ["script", "style", "template", "iframe", "object", "svg", "math"],
	clobber: [],
};

/** Most rounds of cleaning before a text loses its markup. Stored texts need one round, real ones two. */
const MAX_ROUNDS = 5;

/**
 * Parses and sanitises editors' HTML. Addresses are as the editor wrote them, and headings have no ids: both depend on where the text is shown
 * (rich-text-parser.ts). Pictures of the library are asked for at this site, and others are left out, with the figure that held nothing
 * else. The tree is one that a browser makes of its own markup again: what a dropped element held together may not stand alone (a row
 * without a table, a paragraph within a paragraph), so that its markup means the same wherever it is put.
 */
export function cleanNodes(html: string): readonly RichNode[] {
	let markup = html;
	for (let round = 0; round < MAX_ROUNDS; round += 1) {
		const nodes = cleanOnce(markup);
		const cleaned = richMarkup(nodes);
		if (cleaned === markup) return nodes;
		markup = cleaned;
	}
	return [plainText(cleanOnce(markup))].filter(Boolean);
}

function cleanOnce(html: string): RichNode[] {
	const clean = sanitize({ type: "root", children: turnElements(markupTree(html)) }, schema) as Root;
	return convert(clean.children as ElementContent[]);
}

/** Tags that hold other tags and no text. */
const ROWS_ONLY = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

function convert(nodes: readonly ElementContent[]): RichNode[] {
	const result: RichNode[] = [];
	for (const node of nodes) {
		if (node.type === "text") addNode(result, node.value);
		if (node.type === "element" && !isForeignPicture(node)) addNode(result, convertElement(node));
	}
	// A list that grew has room for more, and the tree is stored.
	return result.slice();
}

/** Adds a node to others, so that they stay a tree that a browser would make of their markup; an empty line is left out. */
function addNode(nodes: RichNode[], node: RichNode): void {
	const before = nodes.at(-1);
	// The browser's parser makes one text node of neighbours.
	if (typeof node === "string" && typeof before === "string") nodes[nodes.length - 1] = before + node;
	else if (node && !isEmptyLine(node)) nodes.push(node);
}

/** Whether a node is a paragraph that an editor or Studio left empty: paragraphs stand apart without it. */
function isEmptyLine(node: RichNode): boolean {
	const isEmpty = (inner: RichNode): boolean =>
		typeof inner === "string" ? inOneLine(inner) === "" : inner.tag !== "img" && (inner.children ?? []).every(isEmpty);
	return typeof node === "object" && node.tag === "p" && isEmpty(node);
}

/** Whether an element is a picture that is none of the library's, or a figure of nothing but such. */
function isForeignPicture(node: Element): boolean {
	if (node.tagName === "img") return libraryPicture(String(node.properties.src ?? "")) === undefined;
	if (node.tagName !== "figure") return false;
	const pictures = picturesIn(node);
	return pictures.length > 0 && pictures.every(isForeignPicture);
}

function picturesIn(node: Element): Element[] {
	return node.children.flatMap((child) => (child.type !== "element" ? [] : child.tagName === "img" ? [child] : picturesIn(child)));
}

/** Where a picture comes from and how large it is to be shown, as far as the editor or Studio said so. */
function pictureAttributes({ src = "", width, height, ...rest }: Record<string, string>): Record<string, string> {
	const asked = new URL(src, "http://site/").searchParams;
	const sides = { width: width ?? asked.get("width"), height: height ?? asked.get("height") };
	const known = Object.entries(sides).filter((side): side is [string, string] => /^[1-9]\d{0,3}$/.test(side[1] ?? ""));
	return { src: textPictureHref(libraryPicture(src) ?? ""), ...rest, ...Object.fromEntries(known), loading: "lazy" };
}

function convertElement(node: Element): RichNode {
	const attributes: Record<string, string> = {};
	for (const [name, value] of Object.entries(node.properties)) {
		if (value === null || value === undefined || value === false) continue;
		attributes[attributeName(name)] = Array.isArray(value) ? value.join(" ") : String(value);
	}
	if (node.tagName === "img") return { tag: "img", attributes: pictureAttributes(attributes) };
	const converted = convert(node.children);
	// Between rows and cells there is no room for text; an editor's line breaks there are only their layout.
	const solid = converted.filter((child) => typeof child !== "string" || child.trim() !== "");
	const children =
		node.tagName === "table" ? withHead(solid) : ROWS_ONLY.has(node.tagName) ? solid : unwrapped(node.tagName, converted);
	// A wide table scrolls within its column, and without a pointer it is scrolled by keyboard.
	if (node.tagName === "table") attributes.tabindex = "0";
	for (const span of ["colspan", "rowspan"]) if (attributes[span] === "1") delete attributes[span];
	return {
		tag: node.tagName,
		...(Object.keys(attributes).length > 0 ? { attributes } : {}),
		...(children.length > 0 ? { children } : {}),
	};
}

/** Studio's editor puts a paragraph around the words of every item and cell; alone, or before a list within, it says nothing. */
function unwrapped(tag: string, children: readonly RichNode[]): readonly RichNode[] {
	if (!["li", "dd", "td", "th"].includes(tag)) return children;
	const [first, ...rest] = children.filter((child) => typeof child !== "string" || child.trim() !== "");
	const isBare = typeof first === "object" && first.tag === "p" && !first.attributes;
	const isAlone = rest.every((child) => typeof child === "object" && ["ul", "ol"].includes(child.tag));
	return isBare && isAlone ? [...(first.children ?? []), ...rest] : children;
}

/** Studio's editor knows no head of a table: a first row of nothing but headings is one. */
function withHead(parts: readonly RichNode[]): readonly RichNode[] {
	const at = parts.findIndex((part) => typeof part === "object" && part.tag !== "caption");
	const body = parts[at];
	if (at !== parts.length - 1 || typeof body !== "object" || body.tag !== "tbody") return parts;
	const [first, ...rows] = body.children ?? [];
	const isHead =
		typeof first === "object" &&
		(first.children ?? []).length > 0 &&
		first.children?.every((cell) => typeof cell === "object" && cell.tag === "th");
	if (!isHead || rows.length === 0) return parts;
	return [...parts.slice(0, at), { tag: "thead", children: [first] }, { ...body, children: rows }];
}

function propertyName(attribute: string): string {
	const special: Record<string, string> = { colspan: "colSpan", rowspan: "rowSpan", hreflang: "hrefLang" };
	return special[attribute] ?? attribute;
}

function attributeName(property: string): string {
	return property.toLowerCase();
}
