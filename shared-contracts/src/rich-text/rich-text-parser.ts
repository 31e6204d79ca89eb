// Editors' HTML to a tree of allowed elements. Runs on the server only.

import type { Element, ElementContent, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { libraryPicture, textPictureHref } from "../content/picture.ts";
import { addressWords, inOneLine } from "../language/letters.ts";
import { RICH_ATTRIBUTES, RICH_TAGS } from "./elements.ts";
import { markupTree } from "./markup-tree.ts";
import { plainText, type RichNode, type RichText } from "./rich-text.ts";
import { richMarkup, richTextOf } from "./rich-text-markup.ts";
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

/** What a text may need from outside: how addresses of this site are written. */
export interface RichTextOptions {
	/** Names the text within a page. Its headings' ids begin with it, without what is only the entry's own id in it. */
	readonly id: string;
	/** Turns an address that an editor wrote into its canonical form; empty: the link is left out, its words stay. Default: as it stands. */
	readonly canonicalHref?: (href: string) => string;
}

/** How often a text is written and parsed again before its markup alone is given up: real texts need one round. */
const MOST_ROUNDS = 4;

/**
 * Parses and sanitises editors' HTML. Headings get ids from their words behind the text's own name (`post:what-we-do`), and nothing else
 * has one: an id of an editor could be that of the page's own. Links that leave the site say so in `rel`; pictures of the
 * library are asked for at this site, and others are left out, with the figure that held nothing else. The tree is one
 * that a browser makes of its own markup again: what a dropped element held together may not stand alone (a row without a table, a
 * paragraph within a paragraph), so that its markup means the same wherever it is put.
 */
export function parseRichText(html: string, options: RichTextOptions): RichText {
	let nodes = parseOnce(html, options);
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const again = parseOnce(richMarkup(nodes), options);
		if (JSON.stringify(again) === JSON.stringify(nodes)) return richTextOf(options.id, nodes);
		nodes = again;
	}
	return richTextOf(options.id, [plainText(nodes)].filter(Boolean));
}

const UUID = /-?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function parseOnce(html: string, { id, canonicalHref = (href) => href }: RichTextOptions): RichNode[] {
	const clean = sanitize({ type: "root", children: turnElements(markupTree(html)) }, schema) as Root;
	return convert(clean.children as ElementContent[], { canonicalHref, prefix: `${id.replace(UUID, "")}:`, used: new Set() });
}

/** Tags that hold other tags and no text. */
const ROWS_ONLY = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

interface Conversion {
	readonly canonicalHref: (href: string) => string;
	/** What headings' ids begin with: no id of the page's own has a colon but that of its data, whose name no text has. */
	readonly prefix: string;
	/** The anchors that are taken. */
	readonly used: Set<string>;
}

function convert(nodes: readonly ElementContent[], context: Conversion): RichNode[] {
	const result: RichNode[] = [];
	const add = (node: RichNode) => {
		const before = result.at(-1);
		// The browser's parser makes one text node of neighbours; the tree has to agree with it.
		if (typeof node === "string" && typeof before === "string") result[result.length - 1] = before + node;
		else if (node && !isEmptyLine(node)) result.push(node);
	};
	for (const node of nodes) {
		if (node.type === "text") add(node.value);
		if (node.type !== "element" || isForeignPicture(node)) continue;
		if (leadsNowhere(node, context)) for (const child of convert(node.children, context)) add(child);
		else add(convertElement(node, context));
	}
	// A list that grew has room for more, and texts are kept.
	return result.slice();
}

/** Whether an element is nothing but a link to a place that is not there. */
function leadsNowhere({ tagName, properties: { href } }: Element, { canonicalHref }: Conversion): boolean {
	return tagName === "a" && typeof href === "string" && canonicalHref(href) === "";
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

function convertElement(node: Element, context: Conversion): RichNode {
	const attributes: Record<string, string> = {};
	for (const [name, value] of Object.entries(node.properties)) {
		if (value === null || value === undefined || value === false) continue;
		attributes[attributeName(name)] = Array.isArray(value) ? value.join(" ") : String(value);
	}
	if (node.tagName === "img") return { tag: "img", attributes: pictureAttributes(attributes) };
	if (attributes.href !== undefined) {
		attributes.href = context.canonicalHref(attributes.href);
		if (/^https?:/i.test(attributes.href)) attributes.rel = "noopener";
	}
	const converted = convert(node.children, context);
	// Between rows and cells there is no room for text; an editor's line breaks there are only their layout.
	const solid = converted.filter((child) => typeof child !== "string" || child.trim() !== "");
	const children =
		node.tagName === "table" ? withHead(solid) : ROWS_ONLY.has(node.tagName) ? solid : unwrapped(node.tagName, converted);
	// A wide table scrolls within its column, and without a pointer it is scrolled by keyboard.
	if (node.tagName === "table") attributes.tabindex = "0";
	for (const span of ["colspan", "rowspan"]) if (attributes[span] === "1") delete attributes[span];
	if (/^h[2-4]$/.test(node.tagName)) attributes.id = context.prefix + uniqueAnchor(plainText(children), context.used);
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

/**
 * Ids of the layout around every page, beside which a page's own sections get theirs. What a slot brings along has a colon in its ids,
 * which no section's has.
 */
export const LAYOUT_IDS: readonly string[] = ["app", "main", "announcer", "site-menu"];

/** An anchor from a heading's words, distinct from those used so far, to which it is added. */
export function uniqueAnchor(text: string, used: Set<string>): string {
	const stem = addressWords(text) || "section";
	let anchor = stem;
	for (let n = 2; used.has(anchor); n += 1) anchor = `${stem}-${n}`;
	used.add(anchor);
	return anchor;
}

function propertyName(attribute: string): string {
	const special: Record<string, string> = { colspan: "colSpan", rowspan: "rowSpan", hreflang: "hrefLang" };
	return special[attribute] ?? attribute;
}

function attributeName(property: string): string {
	return property.toLowerCase();
}
