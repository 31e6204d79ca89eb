// Problems of blocks, shown at their fields. Words are the reader's.

/** What is wrong with a value, in a form that every language has words for. */
export type Problem =
	| { readonly kind: "missing" | "link" | "picture" | "other" }
	| { readonly kind: "few" | "many" | "low" | "high"; readonly count: number }
	/** What the shape says itself, in English. */
	| { readonly kind: "said"; readonly text: string };

/** Problems by the path of their value within the block: `items.0.href`; at an empty path those of the block. */
export type Problems = ReadonlyMap<string, Problem>;

/** Joins the steps to a value. */
export function pathTo(...steps: readonly (string | number)[]): string {
	return steps.filter((step) => step !== "").join(".");
}

/** Parts of what shapes say in English, for which there are words in every language. */
const SAID = [
	"or a name instead",
	"where the link leads",
	"what the picture shows",
	"end of the address of a recording",
	"number at the provider",
	"cells, and the table",
	"begins in or before",
	"ends in an existing phase",
] as const;

/** The key of the words for what a shape says in English. */
export function saidKey(text: string): string {
	return `said.${SAID.findIndex((part) => text.includes(part))}`;
}
