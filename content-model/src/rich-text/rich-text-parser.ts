// Converts editors' HTML in two steps. It is cleaned once, when it arrives. Its links are written when a page is
// rendered, because addresses of pages change. Runs only on the server.

import type { LinkWriter } from "@hub/shared-contracts/content/content-reader";
import { addressWords } from "@hub/shared-contracts/language/letters";
import {
	type Heading,
	plainText,
	type RichElement,
	type RichNode,
	type RichText,
} from "@hub/shared-contracts/rich-text/rich-text";
import { escapeMarkup, richMarkup, unescapeMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import { cleanNodes } from "./clean-nodes.ts";
import { passagesIn } from "./passages.ts";

/** Text in a document: markup with a mark around each address of a link. */
export interface StoredRichText {
	readonly kind: "stored-text";
	readonly id: string;
	readonly html: string;
	readonly headings: readonly Heading[];
	readonly passages: readonly string[];
}

/** Changes a text before it is stored, to link glossary terms in it. */
export type TextLinker = (nodes: readonly RichNode[]) => readonly RichNode[];

/**
 * Scheme of links to glossary terms until a page is rendered. Editors can't use it, because the sanitiser drops unknown
 * schemes.
 */
const TERM = "term:";

/** Marks an address that is written later. */
const MARK = "\u0001";

/** Creates a link to a term for a {@link TextLinker}. */
export function termLink(slug: string, words: string): RichElement {
	return { tag: "a", attributes: { href: TERM + slug, rel: "glossary" }, children: [words] };
}

/** Converts a text for a page. @param id prefix of headings' ids, unique on the page */
export function parseRichText(
	html: string,
	id: string,
	links: Partial<LinkWriter> = {},
	linkTerms?: TextLinker,
): RichText {
	return writeLinks(storedText(html, id, linkTerms), {
		canonicalHref: (href) => href,
		termHref: () => undefined,
		...links,
	});
}

/**
 * Converts a text for a document. Headings get ids from their words, prefixed by the text's name (`post:what-we-do`).
 * Other ids are removed, because they could collide with the page's own.
 */
export function storedText(html: string, id: string, linkTerms: TextLinker = (nodes) => nodes): StoredRichText {
	const prefix = `${id.replace(UUID, "")}:`;
	const used = new Set<string>();
	const headings: Heading[] = [];
	const marked = (node: RichNode, isTop: boolean): RichNode => {
		if (typeof node === "string") return node;
		const attributes = { ...node.attributes };
		if (attributes.href !== undefined) attributes.href = MARK + attributes.href.replaceAll(MARK, "") + MARK;
		if (/^h[2-4]$/.test(node.tag)) {
			const text = plainText(node.children);
			attributes.id = prefix + uniqueAnchor(text, used);
			if (isTop) headings.push({ level: Number(node.tag.slice(1)), anchor: attributes.id, text });
		}
		return {
			...node,
			attributes,
			...(node.children ? { children: node.children.map((child) => marked(child, false)) } : {}),
		};
	};
	const nodes = cleanNodes(html);
	const markup = richMarkup(linkTerms(nodes).map((node) => marked(node, true)));
	return { kind: "stored-text", id, html: markup, headings, passages: passagesIn(nodes) };
}

/** Returns a document's value with its texts converted for a page. May modify the value. */
export function withTexts(value: unknown, links: LinkWriter): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (isStoredText(value)) return writeLinks(value, links);
	// Each reader gets a document of its own, so it can be modified.
	const parts = value as Record<string, unknown>;
	for (const [name, part] of Object.entries(parts)) if (typeof part === "object") parts[name] = withTexts(part, links);
	return value;
}

export function isStoredText(value: unknown): value is StoredRichText {
	return typeof value === "object" && value !== null && "kind" in value && value.kind === "stored-text";
}

const LINK = new RegExp(`<a([^>]*) href="${MARK}([^${MARK}]*)${MARK}"([^>]*)>([^]*?)</a>`, "g");

/**
 * Writes the links of a text. Removes links without a target, and links to a term that the page, or an editor in this
 * text, links already. Sets `rel` on external links.
 */
function writeLinks(
	{ html: marked, ...text }: StoredRichText,
	{ canonicalHref, termHref, linked = new Set() }: LinkWriter,
): RichText {
	const written = marked.replace(LINK, (whole, before: string, address: string, after: string, words: string) => {
		if (address.startsWith(TERM)) return whole;
		const href = canonicalHref(unescapeMarkup(address));
		if (href === "") return words;
		linked.add(href.replace(/[?#].*$/, ""));
		const rel = /^https?:/i.test(href) ? ' rel="noopener"' : "";
		return `<a${before} href="${escapeMarkup(href)}"${after}${rel}>${words}</a>`;
	});
	const html = written.replace(LINK, (_whole, before: string, address: string, after: string, words: string) => {
		const href = termHref(unescapeMarkup(address.slice(TERM.length)));
		if (href === undefined || linked.has(href)) return words;
		linked.add(href);
		return `<a${before} href="${escapeMarkup(href)}"${after}>${words}</a>`;
	});
	return { ...text, kind: "rich-text", html };
}

const UUID = /-?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Ids of the layout around every page, which sections must not use. Ids of slots contain a colon, which ids of sections
 * never do.
 */
export const LAYOUT_IDS: readonly string[] = ["app", "main", "announcer", "site-menu"];

/** Returns an anchor from a heading's words that is not in `used`, and adds it there. */
export function uniqueAnchor(text: string, used: Set<string>): string {
	const stem = addressWords(text) || "section";
	let anchor = stem;
	for (let n = 2; used.has(anchor); n += 1) anchor = `${stem}-${n}`;
	used.add(anchor);
	return anchor;
}
