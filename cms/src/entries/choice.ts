// Entries and pages to choose from, and targets of links: requests and responses of `hub-server/links`, as Studio's
// fields use them.

import type { Locale } from "@hub/shared-contracts/language/locale";

/** Values that a field can store for a chosen entry: one of the entry's fields, or the address of its page. */
export const STORED_VALUES = ["id", "translation_key", "slug", "href"] as const;

/** Maximum of entries per response to a search; the others are counted. */
export const MAX_CHOICES = 20;

/** Maximum of stored values, or of addresses, per request. */
export const MAX_VALUES = 100;

/** Body of `POST /hub-links/choices`. */
export interface ChoiceQuery {
	readonly by: (typeof STORED_VALUES)[number];
	/** Default: all collections with pages. */
	readonly collection?: string | undefined;
	/** Default: all languages. */
	readonly locale?: Locale | undefined;
	/** Words of names. Default: all entries, by name. */
	readonly search?: string | undefined;
	/** Returns the entries with these stored values, in this order, in place of a search. */
	readonly values?: readonly string[] | undefined;
}

/** Response of `POST /hub-links/choices`, in `data`. */
export interface Choices {
	readonly choices: readonly Choice[];
	/** Number of further entries. */
	readonly more: number;
}

/** An entry, with the fields that decide whether visitors see it. */
export type NamedEntry = {
	/** Empty, like `id`, for a page without an entry, such as the search. */
	readonly collection: string;
	readonly id: string;
	readonly name: string;
	readonly locale: string;
	readonly status: string;
	readonly publish_at: string | null;
	readonly unpublish_at: string | null;
};

/** An entry to choose, with what distinguishes it from others. */
export type Choice = NamedEntry & {
	readonly value: string;
	/** Id of its picture in the file library. */
	readonly picture: string | null;
	/** Stored value of its field `kind`. */
	readonly kind: string | null;
	/** A person's role, or the client of a reference. */
	readonly about: string | null;
	/** A day or a moment. */
	readonly day: string | null;
};

/** Target of a link. `POST /hub-links/targets` returns one for each address of its body, `{ hrefs }`. */
export interface LinkTarget {
	/** The address at the end of redirects; null if there are none. */
	readonly movedTo: string | null;
	readonly found:
		| { readonly kind: "entry"; readonly entry: NamedEntry }
		/** A page without an entry, such as the search. */
		| { readonly kind: "page"; readonly locale: string }
		/** A file, or a redirect to another site. */
		| { readonly kind: "other" }
		| { readonly kind: "none" };
}
