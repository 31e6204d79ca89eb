import type { RichText } from "../rich-text/rich-text.ts";

/** A word of the trade as lists, links and other terms show it. */
export interface GlossaryTerm {
	readonly id: string;
	readonly slug: string;
	readonly term: string;
	/** One sentence that stands alone. */
	readonly short: string;
	/** Other words for it, at best none. */
	readonly synonyms: readonly string[];
	/** The keys of terms that an editor named beside it; some may not be live. */
	readonly related: readonly string[];
	/** The same in every language. */
	readonly key: string;
}

/** A term to be read. */
export interface GlossaryEntry extends GlossaryTerm {
	readonly body: RichText;
}
