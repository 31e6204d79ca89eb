// Editors' running text: parsed and sanitised on the server, where it is a plain tree; beyond it, markup that React takes as it is.

/** One element or text of the tree. */
export type RichNode = string | RichElement;

export interface RichElement {
	/** A tag of `RICH_TAGS` (elements.ts). */
	readonly tag: string;
	readonly attributes?: Readonly<Record<string, string>>;
	readonly children?: readonly RichNode[];
}

/** A whole text. */
export interface RichText {
	readonly kind: "rich-text";
	/** Names the text within a page; written beside its markup so that the browser finds it again. */
	readonly id: string;
	/** Safe markup; empty where nothing was written. Null in the page's data where the page itself carries the markup. */
	readonly html: string | null;
	/** What the markup was written from. On the server alone: it never travels. */
	readonly nodes?: readonly RichNode[];
}

/** Elements whose words do not hold any more: without their line through, they would read as if they did. */
export const STRUCK: ReadonlySet<string> = new Set(["s", "del"]);

/** The visible text of a tree without what is struck, for reading times and extracts. */
export function plainText(nodes: readonly RichNode[] = []): string {
	return nodes.map((node) => (typeof node === "string" ? node : STRUCK.has(node.tag) ? "" : plainText(node.children))).join("");
}
