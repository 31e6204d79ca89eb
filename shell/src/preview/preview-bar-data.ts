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

/** The bar, in the page's language. */
export interface PreviewBarData {
	readonly label: string;
	readonly sentences: readonly string[];
	/** Where visitors find the page, once it is there. */
	readonly site?: { readonly text: string; readonly href: string };
	/** None for who looks by a link: it is for one row alone. */
	readonly languages: readonly PreviewLanguage[];
	/** In a frame of Studio alone. */
	readonly editing?: PreviewEditing;
}
