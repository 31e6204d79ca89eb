// What a page says about itself to browsers, search engines and share cards. Canonical and language alternates are the shell's.

import type { Picture } from "./picture.ts";
import type { PageFacts } from "./structured-data.ts";

/** Title and description of a page, in the page's language. */
export interface PageHead {
	/** Without the site's name; the shell adds it. Empty: the site's name alone. */
	readonly title: string;
	/** One or two sentences; empty where there is none. */
	readonly description: string;
	/** The Open Graph type; default `website`. */
	readonly type?: "website" | "article" | "profile";
	/** The picture of share cards. Default none. */
	readonly image?: Picture | undefined;
	/** What the page is, for search engines (MT-2). Default nothing. */
	readonly structuredData?: PageFacts;
	/** Keeps the page out of search engines; default false. */
	readonly noIndex?: boolean;
}
