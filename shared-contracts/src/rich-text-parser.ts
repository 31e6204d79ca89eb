// Editors' HTML to a tree of allowed elements. Runs on the server only.

import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { plainText, RICH_ATTRIBUTES, RICH_TAGS, type RichNode, type RichText } from "./rich-text.ts";

const schema: Schema = {
	tagNames: [...RICH_TAGS],
	attributes: {
		...Object.fromEntries(Object.entries(RICH_ATTRIBUTES).map(([tag, names]) => [tag, names.map(propertyName)])),
		"*": ["id", "lang", "dir"],
	},
	protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
	strip: ["script", "style", "template", "iframe", "object", "svg", "math"],
	clobber: [],
};

/** What a text may need from outside: how addresses of this site are written. */
export interface RichTextOptions {
	/** Names the text within a page. */
	readonly id: string;
	/** Turns an address that an editor wrote into its canonical form. Default: as it stands. */
	readonly canonicalHref?: (href: string) => string;
}

/** Parses and sanitises editors' HTML. Headings get ids from their words; links that leave the site say so in `rel`. */
export function parseRichText(html: string, { id, canonicalHref = (href) => href }: RichTextOptions): RichText {
	const clean = sanitize(fromHtml(html, { fragment: true }), schema) as Root;
	const used = new Set<string>();
	return { kind: "rich-text", id, nodes: convert(clean.children as ElementContent[], { canonicalHref, used }) };
}

function convert(
	nodes: readonly ElementContent[],
	context: { canonicalHref: (href: string) => string; used: Set<string> },
): RichNode[] {
	const result: RichNode[] = [];
	for (const node of nodes) {
		if (node.type === "text") {
			const before = result.at(-1);
			// The browser's parser makes one text node of neighbours; the tree has to agree with it.
			if (typeof before === "string") result[result.length - 1] = before + node.value;
			else if (node.value) result.push(node.value);
		} else if (node.type === "element") result.push(convertElement(node, context));
	}
	return result;
}

function convertElement(node: Element, context: { canonicalHref: (href: string) => string; used: Set<string> }): RichNode {
	const attributes: Record<string, string> = {};
	for (const [name, value] of Object.entries(node.properties)) {
		if (value === null || value === undefined || value === false) continue;
		attributes[attributeName(name)] = Array.isArray(value) ? value.join(" ") : String(value);
	}
	if (attributes.href !== undefined) {
		attributes.href = context.canonicalHref(attributes.href);
		if (/^https?:/i.test(attributes.href)) attributes.rel = "noopener";
		else delete attributes.rel;
	}
	const children = convert(node.children, context);
	if (/^h[2-4]$/.test(node.tagName) && !attributes.id) attributes.id = uniqueAnchor(plainText(children), context.used);
	return {
		tag: node.tagName,
		...(Object.keys(attributes).length > 0 ? { attributes } : {}),
		...(children.length > 0 ? { children } : {}),
	};
}

/** An anchor from a heading's words, distinct within the text. */
function uniqueAnchor(text: string, used: Set<string>): string {
	const words = text.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
	const stem = words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section";
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
