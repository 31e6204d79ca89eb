// What the bar above a preview says. Plain data.

import type { Locale } from "@hub/shared-contracts/language/locale";

/** Another language of what is shown. */
interface PreviewLanguage {
	readonly locale: Locale;
	readonly name: string;
	/** How it stands. */
	readonly text: string;
	/** Its own preview; undefined where it is missing. */
	readonly href?: string;
}

/** What Studio edits where it stands. */
export interface PreviewEditing {
	/** Studio's origin. */
	readonly studio: string;
	/** What marks an element as showing a field, by the field. */
	readonly marks: Readonly<Record<string, string>>;
}

/** A link for people without an account, with the words around it. */
export interface PassedLink {
	readonly text: string;
	readonly href: string;
	/** What a button says that copies it. */
	readonly copy: string;
	/** What is said once it is copied: until when it works, and how it ends earlier. */
	readonly copied: string;
	/** What is said where the browser does not copy. */
	readonly refused: string;
}

/** What will appear at one moment. */
interface PreviewedLaunch {
	/** What it is called, and when it appears. */
	readonly text: string;
	/** The previews of its entries; without an address, the one that is shown. */
	readonly entries: readonly { readonly id: string; readonly name: string; readonly locale: Locale; readonly href?: string }[];
}

/** The bar, in the page's language. */
export interface PreviewBarData {
	readonly label: string;
	readonly sentences: readonly string[];
	/** Where visitors find the page, once it is there. */
	readonly site?: { readonly text: string; readonly href: string };
	/** For staff alone; who looks by a link has it as the page's address. */
	readonly link?: PassedLink;
	/** None for who looks by a link: it is for one row alone. */
	readonly languages: readonly PreviewLanguage[];
	/** Where the link was made for a launch. */
	readonly launch?: PreviewedLaunch;
	/** In a frame of Studio alone. */
	readonly editing?: PreviewEditing;
}
