// Reads clipboard markup of word processors. Word's classes and `mso-` properties are explained only by its own markup
// (https://learn.microsoft.com/openspecs/office_standards/ms-oe376 has the formats behind them); Google Docs writes
// inline styles, and Word on the web writes classes of its own.

import { inOneLine } from "@hub/shared-contracts/language/letters";
import type { Element, ElementContent } from "hast";
import { asNestedLists, type PastedItem } from "./pasted-lists.ts";

/** Replaces styles by the elements that they stand for, and word processors' paragraphs with bullets by lists. */
export function readPasted(nodes: readonly ElementContent[]): ElementContent[] {
	return asNestedLists(nodes.filter(isPart), itemsOf).flatMap(readNode);
}

/** False for page breaks and spaces that a clipboard adds. */
function isPart(node: ElementContent): boolean {
	if (node.type !== "element") return node.type === "text";
	const { tagName: tag } = node;
	if (tag === "br") return !hasClass(node, /^Apple-interchange-newline$/) && !styleOf(node).has("page-break-before");
	if (hasClass(node, /^EOP$/)) return false;
	return !(tag === "p" && hasClass(node, /^Mso/) && isBlank(node));
}

function readNode(node: ElementContent): ElementContent[] {
	if (node.type !== "element") return [node];
	const children = readPasted(node.children);
	if (!INLINE.has(node.tagName)) {
		// Google Docs sets `dir="ltr"` on each line, which is the site's default.
		const { dir, ...properties } = node.properties;
		const tagName = node.tagName === "p" ? paragraphTag(node) : node.tagName;
		return [asQuote({ ...node, tagName, properties: dir === "ltr" ? properties : node.properties, children })];
	}
	const style = styleOf(node);
	const isPlain = UNDONE[node.tagName]?.(style) ?? false;
	return looks(node, style).reduce<ElementContent[]>(
		(inner, tagName) => [{ type: "element", tagName, properties: {}, children: inner }],
		isPlain || node.tagName === "span" || node.tagName === "font" ? children : [{ ...node, children }],
	);
}

/** Inline elements, whose styles may add to or undo what their names mean. */
const INLINE = new Set([
	"span",
	"font",
	"a",
	"b",
	"strong",
	"i",
	"em",
	"u",
	"s",
	"strike",
	"del",
	"sub",
	"sup",
	"mark",
	"code",
]);

type Style = ReadonlyMap<string, string>;

/** True if a style cancels the meaning of its element: Google Docs wraps a copy in `<b style="font-weight:normal">`. */
const UNDONE: Readonly<Record<string, (style: Style) => boolean>> = {
	b: (style) => /^(normal|[1-4]00)$/.test(style.get("font-weight") ?? ""),
	strong: (style) => /^(normal|[1-4]00)$/.test(style.get("font-weight") ?? ""),
	i: (style) => style.get("font-style") === "normal",
	em: (style) => style.get("font-style") === "normal",
};

/**
 * Lists the elements that an element's styles stand for, the innermost first. Fonts, sizes and colours stand for none.
 */
function looks(node: Element, style: Style): string[] {
	const lines = `${style.get("text-decoration") ?? ""} ${style.get("text-decoration-line") ?? ""}`;
	const height = style.get("vertical-align") ?? "";
	const all: Readonly<Record<string, boolean>> = {
		sup: height === "super" || hasClass(node, /^Mso(Footnote|Endnote)Reference$/),
		sub: height === "sub",
		s: lines.includes("line-through"),
		u: lines.includes("underline") && node.tagName !== "a",
		em: /^(italic|oblique)$/.test(style.get("font-style") ?? ""),
		strong: /^(bold|bolder|[5-9]00)$/.test(style.get("font-weight") ?? ""),
	};
	return Object.entries(all).flatMap(([tag, is]) => (is && node.tagName !== tag ? [tag] : []));
}

/** Word has headings as paragraphs too: the document's title, and levels of an outline. */
function paragraphTag(paragraph: Element): string {
	if (hasClass(paragraph, /^MsoTitle$/)) return "h1";
	const named = classesOf(paragraph).flatMap((name) => /^MsoHeading([1-6])$/.exec(name)?.[1] ?? [])[0];
	const level = named ?? /^[1-6]$/.exec(styleOf(paragraph).get("mso-outline-level") ?? "")?.[0];
	return level === undefined ? "p" : `h${level}`;
}

function asQuote(node: Element): Element {
	return node.tagName === "p" && hasClass(node, /^Mso(Intense)?Quote$/)
		? { type: "element", tagName: "blockquote", properties: {}, children: [node] }
		: node;
}

/** Reads a node as items of a word processor's list; undefined for other nodes. */
function itemsOf(node: Element): PastedItem[] | undefined {
	if (node.tagName === "p") return paragraphItem(node);
	return hasClass(node, /^ListContainerWrapper/) ? webItems(node) : undefined;
}

/** Word on the web: each item in a list and a container of its own, its level in an attribute. */
function webItems(container: Element): PastedItem[] {
	return container.children.flatMap((list) => {
		if (list.type !== "element" || !/^[uo]l$/.test(list.tagName)) return [];
		const isOrdered = list.tagName === "ol";
		return list.children.flatMap((item): PastedItem[] => {
			if (item.type !== "element" || item.tagName !== "li") return [];
			const level = Number(item.properties.dataAriaLevel ?? 1);
			return [{ level, isOrdered, marker: String(list.properties.start ?? ""), content: item.children }];
		});
	});
}

/**
 * Word: an item is a paragraph that begins with its own bullet or number, and `mso-list` has its level where a
 * clipboard preserved it.
 */
function paragraphItem(paragraph: Element): PastedItem[] | undefined {
	const list = styleOf(paragraph).get("mso-list");
	const named = classesOf(paragraph).flatMap((name) => /^MsoList(?:Paragraph|Bullet|Number)\D*(\d?)/.exec(name) ?? []);
	const isItem = list === undefined ? named.length > 0 : /level\d/.test(list);
	if (!isItem) return undefined;
	const level = Number(/level(\d+)/.exec(list ?? "")?.[1] ?? (named[1] || 1));
	const ignored = withoutIgnored(paragraph.children);
	const written = textOf(paragraph.children);
	const found = ignored.marker === undefined ? MARKER.exec(written) : undefined;
	const marker = (ignored.marker ?? found?.[0])?.replace(/[\s\u00a0]/g, "");
	if (marker === undefined) return undefined;
	const content = found ? withoutStart(paragraph.children, found[0].length).nodes : ignored.nodes;
	const words: Element = { ...paragraph, properties: {}, children: content };
	return [{ level, isOrdered: /[\p{L}\d]+[.)]/u.test(marker), marker, content: [words] }];
}

/**
 * A bullet, or a number or letter with a dot or a bracket, and the spaces after it. Symbols of Word's own fonts are in
 * the private area.
 */
const MARKER =
	/^[\s\u00a0]*(?:[·•●○◦▪■□▫➢✓✔❖‣*§Øo–—\-\ue000-\uf8ff]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,6})[.)])[\s\u00a0]+/u;

/** Removes the bullet or number that Word marks with `mso-list: ignore`, and returns it. */
function withoutIgnored(nodes: readonly ElementContent[]): {
	readonly nodes: ElementContent[];
	readonly marker?: string;
} {
	let marker: string | undefined;
	const rest = nodes.flatMap((node): ElementContent[] => {
		if (node.type !== "element") return [node];
		if (styleOf(node).get("mso-list") === "ignore") {
			marker = textOf([node]);
			return [];
		}
		const inner = withoutIgnored(node.children);
		marker ??= inner.marker;
		return [{ ...node, children: inner.nodes }];
	});
	return { nodes: rest, ...(marker === undefined ? {} : { marker }) };
}

/** Removes a number of characters at the start. */
function withoutStart(
	nodes: readonly ElementContent[],
	count: number,
): { readonly nodes: ElementContent[]; readonly left: number } {
	let left = count;
	const rest = nodes.flatMap((node): ElementContent[] => {
		if (left === 0 || node.type === "comment") return [node];
		if (node.type === "element") {
			const inner = withoutStart(node.children, left);
			left = inner.left;
			return inner.nodes.length > 0 ? [{ ...node, children: inner.nodes }] : [];
		}
		const cut = Math.min(left, node.value.length);
		left -= cut;
		return cut < node.value.length ? [{ ...node, value: node.value.slice(cut) }] : [];
	});
	return { nodes: rest, left };
}

function textOf(nodes: readonly ElementContent[]): string {
	return nodes
		.map((node) => {
			if (node.type === "text") return node.value;
			return node.type === "element" ? textOf(node.children) : "";
		})
		.join("");
}

function isBlank(node: Element): boolean {
	return (
		inOneLine(textOf([node])) === "" &&
		!node.children.some(function holds(child): boolean {
			return (
				child.type === "element" &&
				(["img", "iframe", "video", "svg"].includes(child.tagName) || child.children.some(holds))
			);
		})
	);
}

/** Returns an element's inline styles, names and values in lower case. */
function styleOf({ properties: { style } }: Element): Style {
	if (typeof style !== "string") return new Map();
	return new Map(
		style.split(";").flatMap((one): [string, string][] => {
			const [name = "", ...value] = one.split(":");
			return [[name.trim().toLowerCase(), value.join(":").trim().toLowerCase()]];
		}),
	);
}

function classesOf({ properties: { className } }: Element): string[] {
	return Array.isArray(className) ? className.map(String) : [];
}

function hasClass(node: Element, name: RegExp): boolean {
	return classesOf(node).some((one) => name.test(one));
}
