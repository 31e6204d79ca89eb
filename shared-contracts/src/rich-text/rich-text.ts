// Editors' formatted text. The server sanitises it as a tree; pages contain its markup, which React inserts unchanged.

/** An element or text of the tree. */
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
	/** Identifies the text within a page. It is written beside its markup so that the browser finds it. */
	readonly id: string;
	/** Safe markup; empty without a text. Null in the page's data if the page itself contains the markup. */
	readonly html: string | null;
	/** Headings, except those within quotes and the like. Server only: they are not sent to browsers. */
	readonly headings?: readonly Heading[];
	/** Text by paragraphs, without deleted parts. Server only. */
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

/** Returns a text by paragraphs, on the server. */
export function passagesOf({ passages = [] }: RichText): readonly string[] {
	return passages;
}

/** Elements for deleted text, which must not be shown without its strikethrough. */
export const STRUCK: ReadonlySet<string> = new Set(["s", "del"]);

/** Returns the visible text of a tree without struck parts. */
export function plainText(nodes: readonly RichNode[] = []): string {
	return nodes
		.map((node) => {
			if (typeof node === "string") return node;
			return STRUCK.has(node.tag) ? "" : plainText(node.children);
		})
		.join("");
}
