// What a page says it is to machines, in the words of schema.org (MT-2). Its remote writes it; the shell adds what the page's head says
// and fills in what it alone knows, whatever kind of thing it is.

import type {
	ArticleLeaf,
	ClipLeaf,
	DefinedTermLeaf,
	DefinedTermSetLeaf,
	EventLeaf,
	LearningResourceLeaf,
	PersonLeaf,
	PlaceLeaf,
	PostalAddressLeaf,
	Thing,
	VideoObjectLeaf,
	VirtualLocationLeaf,
	WebPageLeaf,
} from "schema-dts";

export type {
	ArticleLeaf,
	ClipLeaf,
	DefinedTermLeaf,
	DefinedTermSetLeaf,
	EventLeaf,
	LearningResourceLeaf,
	PersonLeaf,
	PlaceLeaf,
	PostalAddressLeaf,
	Thing,
	VideoObjectLeaf,
	VirtualLocationLeaf,
	WebPageLeaf,
};

/**
 * Stand in a thing for what the shell alone knows. `url`: the page's canonical address, also at the beginning of a longer one.
 * `picture`: the page's picture, its own or the one that is drawn for it. `company`: the company that runs the site. Where there is none,
 * the property is left out.
 */
export const PAGE = { url: "hub:url", picture: "hub:picture", company: "hub:company" } as const;

/** A page with a name, where it is named by another. */
export interface NamedPage {
	readonly name: string;
	/** Canonical. */
	readonly path: string;
}

/** What a page is. */
export interface StructuredData {
	/**
	 * Addresses in it are absolute, or begin with {@link PAGE}'s. `name`, `description`, `url` and the page's own `image` come from its
	 * head, where the thing does not say them itself.
	 */
	readonly thing: Exclude<Thing, string>;
	/** The list that the page belongs to; `in-menus`: what a menu calls the list above the page's route. Default none. */
	readonly list?: NamedPage | "in-menus" | undefined;
}

/** The properties of a thing, of which some may not be known. */
type OrUndefined<Known> = { readonly [Property in keyof Known]: Known[Property] | undefined };

/** A thing, or a part of one, with what is known of it. */
export function schemaThing<Known extends object>(properties: OrUndefined<Known>): Known {
	// Without what is undefined it is the thing: the other properties have their types already.
	return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as unknown as Known;
}
