// A page's markup as a tree, for assertions.

import { createRequire } from "node:module";

/** An element of a page. */
export interface PageElement {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly (PageElement | string)[];
	/** Text with collapsed spaces, without that of scripts and drawings. */
	readonly text: string;
	/**
	 * Returns all descendants with one of the tags (`*` for any) and the attributes; `true` requires an attribute with
	 * any value.
	 */
	all(tags: string, attributes?: Readonly<Record<string, string | true>>): PageElement[];
	/** Returns the only such element. @throws if there is none or more than one */
	one(tags: string, attributes?: Readonly<Record<string, string | true>>): PageElement;
}

interface ParsedNode {
	readonly nodeName: string;
	readonly tagName?: string;
	readonly value?: string;
	readonly attrs?: readonly { readonly name: string; readonly value: string }[];
	readonly childNodes?: readonly ParsedNode[];
}

// Uses the project's only HTML parser, that of editors' texts, without its filter.

const { parse } = createRequire(createRequire(import.meta.url).resolve("hast-util-from-html"))("parse5") as {
	parse(html: string): ParsedNode;
};

/** Reads a document as a browser would. */
export function parsePage(html: string): PageElement {
	const root = (parse(html).childNodes ?? []).find(({ tagName }) => tagName === "html");
	if (!root) throw new Error("This is no document.");
	return elementFrom(root);
}

/** Returns the data that the document contains for the browser. */
export function dataOfPage(page: PageElement): unknown {
	return JSON.parse(rawText(page.one("script", { id: "hub:data" })));
}

/** Returns the scripts that load when the page is idle or needed, the client bundle first. */
export function lateScriptsOf(page: PageElement): readonly { readonly href: string; readonly integrity: string }[] {
	const list = JSON.parse(rawText(page.one("script", { id: "hub:late" }))) as readonly (readonly [string, string])[];
	return list.map(([href, integrity]) => ({ href, integrity }));
}

const SILENT = new Set(["script", "style", "svg", "template"]);

function elementFrom(node: ParsedNode): PageElement {
	const children = (node.childNodes ?? []).flatMap((child): (PageElement | string)[] => {
		if (child.tagName) return [elementFrom(child)];
		return child.nodeName === "#text" ? [child.value ?? ""] : [];
	});
	const element: PageElement = {
		tag: node.tagName ?? "",
		attributes: Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value])),
		children,
		get text() {
			return spoken(element).replace(/\s+/g, " ").trim();
		},
		all(tags, attributes = {}) {
			const wanted = tags.split(",").map((tag) => tag.trim());
			const found: PageElement[] = [];
			for (const child of children) {
				if (typeof child === "string") continue;
				const fits = Object.entries(attributes).every(([name, value]) =>
					value === true ? name in child.attributes : child.attributes[name] === value,
				);
				if (fits && (wanted.includes("*") || wanted.includes(child.tag))) found.push(child);
				found.push(...child.all(tags, attributes));
			}
			return found;
		},
		one(tags, attributes) {
			const found = element.all(tags, attributes);
			const [first] = found;
			if (!first || found.length > 1)
				throw new Error(`The page has ${found.length} elements ${tags} ${JSON.stringify(attributes ?? {})}, not one.`);
			return first;
		},
	};
	return element;
}

function spoken(element: PageElement): string {
	return element.children
		.map((child) => {
			if (typeof child === "string") return child;
			return SILENT.has(child.tag) ? " " : `${separator(child)}${spoken(child)}${separator(child)}`;
		})
		.join("");
}

const INLINE = new Set(["a", "b", "strong", "em", "i", "span", "code", "mark", "abbr", "time", "sub", "sup"]);

function separator({ tag }: PageElement): string {
	return INLINE.has(tag) ? "" : " ";
}

function rawText(element: PageElement): string {
	return element.children.map((child) => (typeof child === "string" ? child : rawText(child))).join("");
}

/** Returns the layout's header or footer, not one within an article. @throws if the layout has none */
export function regionOfLayout(page: PageElement, tag: "header" | "footer"): PageElement {
	const found = page.one("div", { id: "app" }).children.find((child) => typeof child !== "string" && child.tag === tag);
	if (!found || typeof found === "string") throw new Error(`The layout has no ${tag}.`);
	return found;
}
