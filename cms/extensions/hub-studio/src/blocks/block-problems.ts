// Validation problems of blocks, shown at their fields.

/** Problem that has a message in every language. */
export type Problem =
	| { readonly kind: "missing" | "link" | "picture" | "other" }
	| { readonly kind: "few" | "many" | "low" | "high"; readonly count: number }
	/** Message of the shape itself, in English. */
	| { readonly kind: "custom"; readonly text: string };

/** Problems by path of the value in the block, such as `items.0.href`. The empty path stands for the block itself. */
export type Problems = ReadonlyMap<string, Problem>;

export function pathTo(...steps: readonly (string | number)[]): string {
	return steps.filter((step) => step !== "").join(".");
}

/** Parts of the shapes' English messages that have translations. */
const TRANSLATED_PARTS = [
	"or a name instead",
	"where the link leads",
	"what the picture shows",
	"end of the address of a recording",
	"number at the provider",
	"cells, and the table",
	"begins in or before",
	"ends in an existing phase",
] as const;

/** Returns the key of the translation of a shape's English message. */
export function customProblemKey(text: string): string {
	return `said.${TRANSLATED_PARTS.findIndex((part) => text.includes(part))}`;
}
