// Metadata of a page for browsers, search engines and share cards. The shell adds the canonical address and language
// alternates.

import type { Picture } from "../content/picture.ts";
import type { Tone } from "../content/tones.ts";
import type { StructuredData } from "./structured-data.ts";

/** A question and its answer, as plain text. */
export interface AnsweredQuestion {
	readonly question: string;
	readonly answer: string;
}

/** Title and description of a page, in the page's language. */
export interface PageHead {
	/** Without the site's name; the shell adds it. Empty: the site's name alone. */
	readonly title: string;
	/** Title of share cards. Default `title`; empty: the site's name. */
	readonly shareTitle?: string;
	/** One or two sentences; may be empty. */
	readonly description: string;
	/** The Open Graph type; default `website`. */
	readonly type?: "website" | "article" | "profile";
	/** Picture of share cards. Default: drawn from the title and `cover`. */
	readonly image?: Picture | undefined;
	/** Inputs of the drawn picture: the item's key and its colour. Default: the page's address and the brand's colour. */
	readonly cover?: { readonly seed: string; readonly tone?: Tone };
	/** The page's content for search engines (MT-2). Default: none. */
	readonly structuredData?: StructuredData;
	/** Questions that the page answers, for search engines. Default none. */
	readonly questions?: readonly AnsweredQuestion[];
	/** Keeps the page out of search engines; default false. */
	readonly noIndex?: boolean;
}
