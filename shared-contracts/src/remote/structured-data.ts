// Structured data of a page in schema.org's vocabulary (MT-2). Its remote provides it. The shell adds the page's head
// and replaces placeholders, whatever the type.

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
 * Placeholders for values that only the shell has. `url`: the page's canonical address, also at the beginning of a
 * longer one. `picture`: the page's own or drawn picture. `company`: the company that runs the site. If a value is
 * missing, the property is left out.
 */
export const PAGE = { url: "hub:url", picture: "hub:picture", company: "hub:company" } as const;

/** Name and path of a page. */
export interface NamedPage {
	readonly name: string;
	/** Canonical. */
	readonly path: string;
}

export interface StructuredData {
	/**
	 * Addresses in it are absolute, or begin with one of {@link PAGE}. `name`, `description`, `url` and the page's own
	 * `image` come from its head unless the thing has them.
	 */
	readonly thing: Exclude<Thing, string>;
	/** The list that the page belongs to; `in-menus`: what a menu calls the list above the page's route. Default none. */
	readonly list?: NamedPage | "in-menus" | undefined;
}

/** The properties of a thing, of which some may not be known. */
type OrUndefined<Known> = { readonly [Property in keyof Known]: Known[Property] | undefined };

/** Types a schema.org thing, or a part of one, and allows undefined properties. */
export function schemaThing<Known extends object>(properties: OrUndefined<Known>): Known {
	// Without undefined properties, the object has the type of the thing.
	return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as unknown as Known;
}
