// Replaces editors' elements by displayed ones according to `elements.ts`, and repairs sentences, lists and headings
// around them.

import { inOneLine } from "@hub/shared-contracts/language/letters";
import type { Element, ElementContent, Text } from "hast";
import { fateOf, isBlock, isLinkAddress } from "./elements.ts";
import { type Outline, outlineOf } from "./outline.ts";

interface Around {
	readonly outline: Outline;
	/** True within links and headings, where underlining has no meaning. */
	readonly isUnderlined: boolean;
}

/** Elements that contain a single sentence. Blocks in them are joined by line breaks. */
const SENTENCES = new Set(["h2", "h3", "h4", "figcaption", "caption", "pre"]);

/**
 * Replaces elements of a text by displayed ones. Text of removed elements stays separate. Nodes without their list or
 * sentence get one. The function is idempotent.
 * @param nodes parsed text; not modified
 */
export function turnElements(nodes: readonly ElementContent[]): ElementContent[] {
	return inFlow(nodes.flatMap(turn({ outline: outlineOf(nodes), isUnderlined: false })));
}

function turn(around: Around): (node: ElementContent) => ElementContent[] {
	return (node) => {
		if (node.type !== "element") return node.type === "text" ? [node] : [];
		const { tagName: tag } = node;
		if (tag === "ul" && node.properties.dataType === "taskList") return [turnElement(asPlainList(node), around)].flat();
		if (tag === "a" && !leads(node)) return children(node, around);
		if (/^h[1-6]$/.test(tag)) return heading(node, around);
		if (tag === "u" && (around.isUnderlined || holdsOneLink(node))) return children(node, around);
		if (tag === "summary") return inParagraphs([element("strong", children(node, around))]);
		return turnElement(node, around);
	};
}

function turnElement(node: Element, around: Around): ElementContent[] {
	const fate = fateOf(node.tagName);
	switch (fate.fate) {
		case "nothing":
			return [];
		case "refused": {
			if (!fate.hasWords) return [];
			const inner = children(node, around);
			return inner.some(isBlockNode) ? inParagraphs(inner) : [space(), ...inner, space()];
		}
		case "words":
			return children(node, around);
		case "paragraphs":
			return inParagraphs(children(node, around));
		case "turned":
			return placed({ ...node, tagName: fate.into }, around);
		case "shown":
		case "layout":
			return placed(node, around);
	}
}

function children(node: Element, around: Around): ElementContent[] {
	return node.children.flatMap(turn(around));
}

/** Returns a displayed element with its children in valid positions. */
function placed(node: Element, around: Around): ElementContent[] {
	const { tagName: tag } = node;
	const inner = children(node, { ...around, isUnderlined: around.isUnderlined || tag === "a" });
	const whole = (content: ElementContent[]): ElementContent[] => [{ ...node, children: content }];
	if (SENTENCES.has(tag)) return whole(inSentence(inner));
	if (tag === "p") return inner.some(isBlockNode) ? inParagraphs(inner, node) : whole(inner);
	if (tag === "ul" || tag === "ol") return whole(asItems(inner));
	if (tag === "dl") return whole(asDescriptions(inner));
	if (["li", "dd", "td", "th", "blockquote", "figure"].includes(tag)) return whole(inFlow(inner));
	if (isBlock(tag)) return whole(inner);
	// An inline element around several paragraphs is applied to each of them.
	return inner.some(isBlockNode) ? inner.flatMap((child) => withinBlocks(node, child)) : whole(inner);
}

function heading(node: Element, around: Around): ElementContent[] {
	const inner = inSentence(children(node, { ...around, isUnderlined: true }));
	// A heading without text would be an empty line in tables of contents.
	if (!hasWords(inner)) return inner.some(holdsPicture) ? [element("p", inner)] : [];
	return [{ ...node, tagName: `h${around.outline.levelOf(node)}`, children: inner }];
}

/** Converts a to-do list, whose items consist of a checkbox in a label and the text beside it, to a plain list. */
function asPlainList(list: Element): Element {
	const items = list.children.map((item): ElementContent => {
		if (item.type !== "element" || item.properties.dataType !== "taskItem") return item;
		const isDone = item.properties.dataChecked === "true" || item.properties.dataChecked === "";
		const content = item.children.filter((child) => child.type !== "element" || child.tagName !== "label");
		return element("li", withFirstWords(`${isDone ? "☑" : "☐"} `, content));
	});
	return element("ul", items);
}

function withFirstWords(first: string, nodes: readonly ElementContent[]): ElementContent[] {
	const [node, ...rest] = nodes;
	if (node?.type === "element" && ["div", "p"].includes(node.tagName))
		return [{ ...node, children: withFirstWords(first, node.children) }, ...rest];
	return [{ type: "text", value: first }, ...nodes];
}

/** Returns the list that an element belongs in; undefined if it may stand alone. */
function listFor(node: ElementContent): "ul" | "dl" | undefined {
	if (isElement(node, "li")) return "ul";
	return isElement(node, "dt", "dd") ? "dl" : undefined;
}

/** Wraps stray items, terms and descriptions in a list. Line breaks between paragraphs are removed. */
function inFlow(nodes: readonly ElementContent[]): ElementContent[] {
	const result: ElementContent[] = [];
	let open: Element | undefined;
	for (const node of nodes.some(isBlockNode) ? runsOf(nodes).flatMap(withoutEmptyLines) : nodes) {
		const list = listFor(node);
		if (list === undefined) {
			result.push(node);
			if (!isLayout(node)) open = undefined;
		} else if (open?.tagName === list) open.children.push(node);
		else {
			open = element(list, [node]);
			result.push(open);
		}
	}
	return result;
}

function withoutEmptyLines(run: Element | ElementContent[]): ElementContent[] {
	if (!Array.isArray(run)) return [run];
	return withoutBreaksAround(run).length > 0 ? run : run.filter(isLayout);
}

/** Returns the items of a list. A list beside the items becomes part of the item before it. */
function asItems(nodes: readonly ElementContent[]): ElementContent[] {
	return gathered(nodes, "li", (node, before) => {
		if (!isElement(node, "ul", "ol") || !before) return false;
		before.children = [...before.children, node];
		return true;
	});
}

function asDescriptions(nodes: readonly ElementContent[]): ElementContent[] {
	return gathered(nodes, "dd", () => false);
}

/** Wraps other nodes in items of their own. @param join returns true if a node was added to the item before it */
function gathered(
	nodes: readonly ElementContent[],
	tag: "li" | "dd",
	join: (node: ElementContent, before: Element | undefined) => boolean,
): ElementContent[] {
	const items: Element[] = [];
	let isOpen = false;
	for (const node of nodes) {
		if (isElement(node, tag) || (tag === "dd" && isElement(node, "dt"))) {
			items.push({ ...node });
			isOpen = false;
		} else if (isLayout(node) || join(node, items.at(-1))) continue;
		else if (isOpen) items.at(-1)?.children.push(node);
		else {
			items.push(element(tag, [node]));
			isOpen = true;
		}
	}
	return items;
}

/** Wraps texts between blocks in paragraphs. @param paragraph original, whose attributes are kept */
function inParagraphs(nodes: readonly ElementContent[], paragraph = element("p", [])): ElementContent[] {
	return runsOf(nodes).flatMap((run) => {
		if (!Array.isArray(run)) return [run];
		const line = withoutBreaksAround(run);
		return line.length === 0 ? [] : [{ ...paragraph, children: line }];
	});
}

/** Converts blocks in a sentence to line breaks. */
function inSentence(nodes: readonly ElementContent[]): ElementContent[] {
	if (!nodes.some(isBlockNode)) return [...nodes];
	const lines = runsOf(nodes).flatMap((run) => {
		const line = withoutBreaksAround(Array.isArray(run) ? run : inSentence(run.children));
		return line.length === 0 ? [] : [line];
	});
	return lines.flatMap((line, at) => (at === 0 ? line : [element("br", []), ...line]));
}

/** Applies an inline element to the content of each block. */
function withinBlocks(inline: Element, node: ElementContent): ElementContent[] {
	if (isLayout(node)) return [node];
	if (!isBlockNode(node)) return [{ ...inline, children: [node] }];
	if (node.children.some(isBlockNode))
		return [{ ...node, children: node.children.flatMap((child) => withinBlocks(inline, child)) }];
	return [{ ...node, children: node.children.length > 0 ? [{ ...inline, children: node.children }] : [] }];
}

/** Splits nodes into blocks and runs of inline nodes. */
function runsOf(nodes: readonly ElementContent[]): (Element | ElementContent[])[] {
	const runs: (Element | ElementContent[])[] = [];
	for (const node of nodes) {
		const last = runs.at(-1);
		if (isBlockNode(node)) runs.push(node);
		else if (Array.isArray(last)) last.push(node);
		else runs.push([node]);
	}
	return runs;
}

function withoutBreaksAround(line: readonly ElementContent[]): ElementContent[] {
	const isEdge = (node: ElementContent) => isLayout(node) || isElement(node, "br");
	const first = line.findIndex((node) => !isEdge(node));
	return first < 0 ? [] : line.slice(first, line.findLastIndex((node) => !isEdge(node)) + 1);
}

/** True if visitors can follow a link. Bookmarks of word processors have no target on a page. */
function leads({ properties: { href } }: Element): boolean {
	return typeof href === "string" && isLinkAddress(href) && !isBookmark(href);
}

/** True for a bookmark in a word processor's document: Word's `#_Toc…`, Google's `#heading=…`. */
export function isBookmark(href: string): boolean {
	return /^#(_|heading=|bookmark=|h\.)/.test(href.trim());
}

/** True if an element contains a link and no other text. */
function holdsOneLink({ children: inner }: Element): boolean {
	const [only, ...others] = inner.filter((child) => !isLayout(child));
	return others.length === 0 && only !== undefined && isElement(only, "a");
}

function hasWords(nodes: readonly ElementContent[]): boolean {
	return nodes.some((node) =>
		node.type === "text" ? inOneLine(node.value) !== "" : node.type === "element" && hasWords(node.children),
	);
}

function holdsPicture(node: ElementContent): boolean {
	return node.type === "element" && (node.tagName === "img" || node.children.some(holdsPicture));
}

function isLayout(node: ElementContent): boolean {
	return node.type === "comment" || (node.type === "text" && /^[ \t\n\r\f]*$/.test(node.value));
}

function isBlockNode(node: ElementContent): node is Element {
	return node.type === "element" && isBlock(node.tagName);
}

function isElement(node: ElementContent, ...tags: readonly string[]): node is Element {
	return node.type === "element" && tags.includes(node.tagName);
}

function element(tagName: string, inner: ElementContent[]): Element {
	return { type: "element", tagName, properties: {}, children: inner };
}

function space(): Text {
	return { type: "text", value: " " };
}
