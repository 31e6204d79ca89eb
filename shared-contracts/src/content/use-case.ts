import type { RichText } from "../rich-text/rich-text.ts";

/** What a data space is used for, as lists show it. */
export interface UseCaseTeaser {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	/** The keys of the industries that use it, the one it comes from first. They may not be live. */
	readonly industryKeys: readonly string[];
	/** The same in every language. */
	readonly key: string;
}

/** A titled text. */
export interface TitledText {
	readonly title: string;
	readonly text: string;
}

/** A party. */
export interface Party {
	readonly name: string;
	/** What they do here; may be empty. */
	readonly role: string;
}

/** What flows from one party to another. */
export interface Flow {
	/** Places in the list of parties, from 0; never the same. */
	readonly from: number;
	readonly to: number;
	readonly data: string;
	/** The usage policy in a sentence; may be empty. */
	readonly rule: string;
}

/** What a data space is used for, to be read. Texts without words are those that an editor left empty. */
export interface UseCase extends UseCaseTeaser {
	/** An ISO date, `2026-03-01`. */
	readonly publishedOn: string;
	readonly problem: RichText;
	readonly parties: readonly Party[];
	readonly flows: readonly Flow[];
	readonly steps: readonly TitledText[];
	readonly results: readonly TitledText[];
	readonly body: RichText;
	/** Further sections of the page, as they are written (see {@link Page.blocks}). */
	readonly blocks: unknown;
}
