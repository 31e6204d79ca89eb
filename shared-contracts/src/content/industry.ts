import type { RichText } from "../rich-text/rich-text.ts";
import type { Tone } from "./category.ts";
import type { TitledText } from "./use-case.ts";

/** A field of industry as filters, cards and heads name it. */
export interface IndustryName {
	readonly id: string;
	/** The last part of its page's address, and the word that a list is narrowed by. */
	readonly slug: string;
	/** One or two words. */
	readonly title: string;
	/** One or two sentences; may be empty. */
	readonly description: string;
	readonly tone: Tone;
	/** The same in every language. */
	readonly key: string;
}

/** A field of industry with a page of its own. Optional texts are empty where an editor wrote none. */
export interface Industry extends IndustryName {
	/** What is changing in it. */
	readonly intro: RichText;
	/** What people in it struggle with. */
	readonly challenges: readonly TitledText[];
	/** The next step at the end of the page. */
	readonly nextStep: { readonly heading: string; readonly text: string };
	/** Further sections of the page, as they are written (see {@link Page.blocks}). */
	readonly blocks: unknown;
}
