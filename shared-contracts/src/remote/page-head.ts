// What a page says about itself to browsers, search engines and share cards. Canonical and language alternates are the shell's.

import type { Tone } from "../content/category.ts";
import type { Picture } from "../content/picture.ts";
import type { StructuredData } from "./structured-data.ts";

/** A question and its answer, both plain. */
export interface AnsweredQuestion {
	readonly question: string;
	readonly answer: string;
}

/** Title and description of a page, in the page's language. */
export interface PageHead {
	/** Without the site's name; the shell adds it. Empty: the site's name alone. */
	readonly title: string;
	/** One or two sentences; empty where there is none. */
	readonly description: string;
	/** The Open Graph type; default `website`. */
	readonly type?: "website" | "article" | "profile";
	/** The picture of share cards. Default one that is drawn from the title and `cover`. */
	readonly image?: Picture | undefined;
	/** What that picture's figures are drawn from: the item's key and its colour. Default the page's address, in the brand's colour. */
	readonly cover?: { readonly seed: string; readonly tone?: Tone };
	/** What the page is, for search engines (MT-2). Default nothing. */
	readonly structuredData?: StructuredData;
	/** Questions that the page answers, for search engines. Default none. */
	readonly questions?: readonly AnsweredQuestion[];
	/** Keeps the page out of search engines; default false. */
	readonly noIndex?: boolean;
}
