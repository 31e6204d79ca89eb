// Editors' HTML to a text on a page: its links as the site writes them, its headings with ids. Runs on the server only.

import { addressWords } from "../language/letters.ts";
import { addNode, cleanNodes } from "./clean-nodes.ts";
import { plainText, type RichElement, type RichNode, type RichText } from "./rich-text.ts";
import { richTextOf } from "./rich-text-markup.ts";

/** What a text may need from outside: how addresses of this site are written. */
export interface RichTextOptions {
	/** Names the text within a page. Its headings' ids begin with it, without what is only the entry's own id in it. */
	readonly id: string;
	/** Turns an address that an editor wrote into its canonical form; empty: the link is left out, its words stay. Default: as it stands. */
	readonly canonicalHref?: (href: string) => string;
	/** The tree of a text that was parsed before; undefined for any other. Default: none was. */
	readonly parsedBefore?: ((html: string) => readonly RichNode[] | undefined) | undefined;
}

/**
 * A text of editors' HTML. Headings get ids from their words behind the text's own name (`post:what-we-do`), and nothing else
 * has one: an id of an editor could be that of the page's own. Links that leave the site say so in `rel`.
 */
export function parseRichText(html: string, { id, canonicalHref = (href) => href, parsedBefore }: RichTextOptions): RichText {
	const nodes = parsedBefore?.(html) ?? cleanNodes(html);
	return richTextOf(id, placed(nodes, { canonicalHref, prefix: `${id.replace(UUID, "")}:`, used: new Set() }));
}

const UUID = /-?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Where a text is shown. */
interface Place {
	readonly canonicalHref: (href: string) => string;
	/** What headings' ids begin with: no id of the page's own has a colon but that of its data, whose name no text has. */
	readonly prefix: string;
	/** The anchors that are taken. */
	readonly used: Set<string>;
}

function placed(nodes: readonly RichNode[], place: Place): RichNode[] {
	const result: RichNode[] = [];
	for (const node of nodes) {
		if (typeof node === "string") addNode(result, node);
		else if (leadsNowhere(node, place)) for (const child of placed(node.children ?? [], place)) addNode(result, child);
		else addNode(result, placedElement(node, place));
	}
	return result;
}

/** Whether an element is nothing but a link to a place that is not there. */
function leadsNowhere({ tag, attributes }: RichElement, { canonicalHref }: Place): boolean {
	return tag === "a" && attributes?.href !== undefined && canonicalHref(attributes.href) === "";
}

function placedElement({ tag, attributes: own, children: inner }: RichElement, place: Place): RichElement {
	const children = inner && placed(inner, place);
	const attributes: Record<string, string> = { ...own };
	if (attributes.href !== undefined) {
		attributes.href = place.canonicalHref(attributes.href);
		if (/^https?:/i.test(attributes.href)) attributes.rel = "noopener";
	}
	if (/^h[2-4]$/.test(tag)) attributes.id = place.prefix + uniqueAnchor(plainText(children), place.used);
	return {
		tag,
		...(Object.keys(attributes).length > 0 ? { attributes } : {}),
		...(children && children.length > 0 ? { children } : {}),
	};
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
