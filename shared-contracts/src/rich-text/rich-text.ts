// Editors' running text as a plain tree: parsed and sanitised on the server, drawn as React elements, and rebuilt from the page's
// own markup when it hydrates, so that long prose travels once.

/** One element or text of the tree. */
export type RichNode = string | RichElement;

export interface RichElement {
	/** A tag of {@link RICH_TAGS}. */
	readonly tag: string;
	readonly attributes?: Readonly<Record<string, string>>;
	readonly children?: readonly RichNode[];
}

/** A whole text. */
export interface RichText {
	readonly kind: "rich-text";
	/** Names the text within a page; written beside its markup so that the browser finds it again. */
	readonly id: string;
	/** Null in the page's data where the markup itself carries the text. */
	readonly nodes: readonly RichNode[] | null;
}

/** The tags that editors' text may hold; everything else is dropped, its text kept. */
export const RICH_TAGS: readonly string[] = [
	"p",
	"h2",
	"h3",
	"h4",
	"ul",
	"ol",
	"li",
	"blockquote",
	"strong",
	"em",
	"a",
	"code",
	"pre",
	"br",
	"hr",
	"table",
	"thead",
	"tbody",
	"tr",
	"th",
	"td",
	"figure",
	"figcaption",
	"abbr",
	"sub",
	"sup",
	"img",
];

/** The attributes that stay of what editors write, by tag; `lang` and `dir` stay everywhere. */
export const RICH_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
	a: ["href", "hreflang", "rel"],
	abbr: ["title"],
	img: ["src", "alt", "width", "height", "loading"],
	ol: ["start"],
	th: ["scope", "colspan", "rowspan"],
	td: ["colspan", "rowspan"],
};

/** Whether an attribute may stand on a tag. Headings have ids, which are not an editor's. */
export function isRichAttribute(tag: string, name: string): boolean {
	if (name === "id") return /^h[2-4]$/.test(tag);
	return name === "lang" || name === "dir" || (RICH_ATTRIBUTES[tag] ?? []).includes(name);
}

/** The visible text of a tree, for reading times and extracts. */
export function plainText(nodes: readonly RichNode[] | null): string {
	return (nodes ?? []).map((node) => (typeof node === "string" ? node : plainText(node.children ?? []))).join("");
}

/** The tree of markup that {@link RichText} rendered; the exact inverse of drawing it. */
export function richNodesFromMarkup(container: { readonly childNodes: Iterable<ChildNode> }): RichNode[] {
	const nodes: RichNode[] = [];
	for (const child of container.childNodes) {
		if (child.nodeType === 3) nodes.push(child.textContent ?? "");
		if (child.nodeType !== 1) continue;
		const element = child as Element;
		const tag = element.localName;
		const attributes: Record<string, string> = {};
		for (const { name, value } of element.attributes) if (isRichAttribute(tag, name)) attributes[name] = value;
		const children = richNodesFromMarkup(element);
		nodes.push({
			tag,
			...(Object.keys(attributes).length > 0 ? { attributes } : {}),
			...(children.length > 0 ? { children } : {}),
		});
	}
	return nodes;
}
