/** A colour of categories and covers. */
export type Tone = "brand" | "leaf" | "sky" | "clay" | "plum";

/** What a post belongs to. */
export interface Category {
	readonly id: string;
	readonly slug: string;
	/** The slug of a region, for the pages below `/category/international-pulse/`; empty for an ordinary category. */
	readonly region: string;
	readonly title: string;
	readonly description: string;
	readonly tone: Tone;
	/** The same in every language. */
	readonly key: string;
}
