// Content of the bar above a preview. Plain data.

import type { Locale } from "@hub/shared-contracts/language/locale";

/** Another language of the previewed entry. */
interface PreviewLanguage {
	readonly locale: Locale;
	readonly name: string;
	/** Its publication state. */
	readonly text: string;
	/** Its own preview; undefined if it is missing. */
	readonly href?: string;
}

export interface PreviewEditing {
	readonly studio: string;
	/** Values of `data-directus`, by field. */
	readonly marks: Readonly<Record<string, string>>;
}

/** A link for people without an account, with its labels. */
export interface PassedLink {
	readonly text: string;
	readonly href: string;
	/** Label of the copy button. */
	readonly copy: string;
	/** Message after copying: until when the link works, and how to end it earlier. */
	readonly copied: string;
	/** Message if the browser does not copy. */
	readonly refused: string;
}

/** Entries that will be published at the same time. */
interface PreviewedLaunch {
	/** Name and date. */
	readonly text: string;
	/** Previews of the entries; the shown one has no address. */
	readonly entries: readonly {
		readonly id: string;
		readonly name: string;
		readonly locale: Locale;
		readonly href?: string;
	}[];
}

/** The bar, in the page's language. */
export interface PreviewBarData {
	readonly label: string;
	readonly sentences: readonly string[];
	/** The page on the site, once it is published. */
	readonly site?: { readonly text: string; readonly href: string };
	/** For staff only; visitors with a link have it as the page's address. */
	readonly link?: PassedLink;
	/** Empty for visitors with a link, which is for one row. */
	readonly languages: readonly PreviewLanguage[];
	/** Set if the link was made for a launch. */
	readonly launch?: PreviewedLaunch;
	/** Only in a frame of Studio. */
	readonly editing?: PreviewEditing;
}
