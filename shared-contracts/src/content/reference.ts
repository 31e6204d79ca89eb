import type { RichText } from "../rich-text/rich-text.ts";
import type { Picture } from "./picture.ts";

/** A number that says what changed. */
export interface Figure {
	/** As it is shown, with its unit: `31` or `9 days`. */
	readonly value: string;
	readonly label: string;
}

/** What was done for whom, as lists show it. */
export interface ReferenceTeaser {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly client: string;
	readonly description: string;
	/** The key of the client's industry, which may not be live; empty where there is none. */
	readonly industryKey: string;
	/** The number that says most; undefined where there is none. */
	readonly figure: Figure | undefined;
	/** The same in every language. */
	readonly key: string;
}

/** What was done for whom, to be read. Texts without words are those that an editor left empty. */
export interface Reference extends ReferenceTeaser {
	/** An ISO date, `2026-03-01`. */
	readonly publishedOn: string;
	/** Who the client is, in a line; may be empty. */
	readonly profile: string;
	readonly logo: Picture | undefined;
	readonly figures: readonly Figure[];
	readonly challenge: RichText;
	readonly solution: RichText;
	readonly result: RichText;
	readonly body: RichText;
	readonly quote: { readonly text: string; readonly name: string; readonly role: string } | undefined;
	/** The key of the use case that was built; empty where there is none. */
	readonly useCaseKey: string;
}
