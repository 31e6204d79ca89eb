// Converts editors' HTML to a tree of allowed elements that renders the same on every page. Runs only on the server.

import { libraryPicture, textPictureHref } from "@hub/shared-contracts/content/picture";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import { plainText, type RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import { richMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import type { Element, ElementContent, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { RICH_ATTRIBUTES, RICH_TAGS } from "./elements.ts";
import { markupTree } from "./markup-tree.ts";
import { turnElements } from "./turn-elements.ts";

/** Attributes that only this site sets. */
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

/** Maximum number of cleaning rounds before a text loses its markup. Stored texts need one round, real ones two. */
const MAX_ROUNDS = 5;

/**
 * Parses and sanitises editors' HTML. Addresses stay as written, and headings get no ids, because both depend on where
 * the text is shown (rich-text-parser.ts). Pictures of the library get this site's address; others are removed, with a
 * figure that would be empty. Parsing the result's markup again results in the same tree: parts of removed elements may
 * not be valid on their own (a row without a table, a paragraph in a paragraph), so they are repaired.
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

/** Elements that contain no text directly. */
const ROWS_ONLY = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

function convert(nodes: readonly ElementContent[]): RichNode[] {
	const result: RichNode[] = [];
	for (const node of nodes) {
		if (node.type === "text") addNode(result, node.value);
		if (node.type === "element" && !isForeignPicture(node)) addNode(result, convertElement(node));
	}
	// Copies the list to free unused capacity, because the tree is stored.
	return result.slice();
}

/** Appends a node so that the tree stays valid markup. Empty lines are left out. */
function addNode(nodes: RichNode[], node: RichNode): void {
	const before = nodes.at(-1);
	// Adjacent texts become one text node, as in a browser.
	if (typeof node === "string" && typeof before === "string") nodes[nodes.length - 1] = before + node;
	else if (node && !isEmptyLine(node)) nodes.push(node);
}

/** True for an empty paragraph of an editor or Studio. Paragraphs have margins anyway. */
function isEmptyLine(node: RichNode): boolean {
	const isEmpty = (inner: RichNode): boolean =>
		typeof inner === "string" ? inOneLine(inner) === "" : inner.tag !== "img" && (inner.children ?? []).every(isEmpty);
	return typeof node === "object" && node.tag === "p" && isEmpty(node);
}

/** True for a picture that is not in the library, or a figure with nothing else. */
function isForeignPicture(node: Element): boolean {
	if (node.tagName === "img") return libraryPicture(String(node.properties.src ?? "")) === undefined;
	if (node.tagName !== "figure") return false;
	const pictures = picturesIn(node);
	return pictures.length > 0 && pictures.every(isForeignPicture);
}

function picturesIn(node: Element): Element[] {
	return node.children.flatMap((child) => {
		if (child.type !== "element") return [];
		return child.tagName === "img" ? [child] : picturesIn(child);
	});
}

/** Returns source and size of a picture, if the editor or Studio set them. */
function pictureAttributes({ src = "", width, height, ...rest }: Record<string, string>): Record<string, string> {
	const params = new URL(src, "http://site/").searchParams;
	const sides = { width: width ?? params.get("width"), height: height ?? params.get("height") };
	const known = Object.entries(sides).filter((side): side is [string, string] => /^[1-9]\d{0,3}$/.test(side[1] ?? ""));
	return { src: textPictureHref(libraryPicture(src) ?? ""), ...rest, ...Object.fromEntries(known), loading: "lazy" };
}

function convertElement(node: Element): RichNode {
	const attributes: Record<string, string> = {};
	// hast writes names in camel case: `colSpan`.
	for (const [name, value] of Object.entries(node.properties)) {
		if (value === null || value === undefined || value === false) continue;
		attributes[name.toLowerCase()] = Array.isArray(value) ? value.join(" ") : String(value);
	}
	if (node.tagName === "img") return { tag: "img", attributes: pictureAttributes(attributes) };
	const converted = convert(node.children);
	// Text between rows and cells is only white space of the layout.
	const solid = converted.filter((child) => typeof child !== "string" || child.trim() !== "");
	const rows = node.tagName === "table" ? withHead(solid) : solid;
	const children = ROWS_ONLY.has(node.tagName) ? rows : unwrapped(node.tagName, converted);
	// Wide tables scroll within their column, also with the keyboard.
	if (node.tagName === "table") attributes.tabindex = "0";
	for (const span of ["colspan", "rowspan"]) if (attributes[span] === "1") delete attributes[span];
	return {
		tag: node.tagName,
		...(Object.keys(attributes).length > 0 ? { attributes } : {}),
		...(children.length > 0 ? { children } : {}),
	};
}

/**
 * Studio's editor wraps the text of every item and cell in a paragraph. A single one, or one before a nested list, is
 * unnecessary.
 */
function unwrapped(tag: string, children: readonly RichNode[]): readonly RichNode[] {
	if (!["li", "dd", "td", "th"].includes(tag)) return children;
	const [first, ...rest] = children.filter((child) => typeof child !== "string" || child.trim() !== "");
	const isBare = typeof first === "object" && first.tag === "p" && !first.attributes;
	const isAlone = rest.every((child) => typeof child === "object" && ["ul", "ol"].includes(child.tag));
	return isBare && isAlone ? [...(first.children ?? []), ...rest] : children;
}

/** Studio's editor has no table head. A first row that consists of headings becomes one. */
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
