// Things of schema.org, in the types of its own vocabulary.

import type {
	AnswerLeaf,
	ArticleLeaf,
	BreadcrumbListLeaf,
	ClipLeaf,
	DefinedTermLeaf,
	DefinedTermSetLeaf,
	EventLeaf,
	FAQPageLeaf,
	ListItemLeaf,
	OrganizationLeaf,
	PersonLeaf,
	PlaceLeaf,
	PostalAddressLeaf,
	QuestionLeaf,
	VideoObjectLeaf,
	VirtualLocationLeaf,
	WebPageLeaf,
	WebSiteLeaf,
} from "schema-dts";

/** What pages are told to be, in schema.org's own vocabulary. */
export type SchemaThing =
	| ArticleLeaf
	| BreadcrumbListLeaf
	| DefinedTermLeaf
	| DefinedTermSetLeaf
	| EventLeaf
	| FAQPageLeaf
	| OrganizationLeaf
	| PersonLeaf
	| VideoObjectLeaf
	| WebPageLeaf
	| WebSiteLeaf;

/** What things are made of. */
type SchemaPart = AnswerLeaf | ClipLeaf | ListItemLeaf | PlaceLeaf | PostalAddressLeaf | QuestionLeaf | VirtualLocationLeaf;

/** A thing of which some may not be known. */
type Told<Thing> = { readonly [Property in keyof Thing]: Thing[Property] | undefined };

/** A thing with what is known of it. */
export function known<Thing extends SchemaThing | SchemaPart>(told: Told<Thing>): Thing {
	// Without what is undefined it is the thing: the rest of its type is as it was told.
	return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as unknown as Thing;
}
