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
	/** Its headings, but for those within quotes and the like. On the server alone: they never travel. */
	readonly headings?: readonly Heading[];
	/** Its words without what is struck, by paragraphs. On the server alone. */
	readonly passages?: readonly string[];
}

/** A heading of a text. */
export interface Heading {
	/** 2 to 4. */
	readonly level: number;
	/** Its id. */
	readonly anchor: string;
	readonly text: string;
}

/** True for a text among other values. */
export function isRichText(value: unknown): value is RichText {
	return typeof value === "object" && value !== null && "kind" in value && value.kind === "rich-text";
}

/** The words of a text by paragraphs, on the server. */
export function passagesOf({ passages = [] }: RichText): readonly string[] {
	return passages;
}

/** Elements whose words do not hold any more: without their line through, they would read as if they did. */
export const STRUCK: ReadonlySet<string> = new Set(["s", "del"]);

/** The visible text of a tree without what is struck, for reading times and extracts. */
export function plainText(nodes: readonly RichNode[] = []): string {
	return nodes.map((node) => (typeof node === "string" ? node : STRUCK.has(node.tag) ? "" : plainText(node.children))).join("");
}
