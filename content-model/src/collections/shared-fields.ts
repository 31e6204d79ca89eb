// What the languages of an entry have in common: the fields that its collection declares as shared, links aside.

import type { CollectionDefinition, CollectionFields } from "./collection.ts";
import type { Field } from "./field.ts";

type SharedName<Fields> = {
	[Name in keyof Fields]: Fields[Name] extends Field<infer Value, infer _> & { readonly shared: true }
		? unknown extends Value
			? never
			: Name
		: never;
}[keyof Fields] &
	string;

/** The values of shared fields as they are read. */
export type SharedValues<Definition> =
	Definition extends CollectionDefinition<infer Fields extends CollectionFields>
		? { readonly [Name in SharedName<Fields>]: Fields[Name] extends Field<infer Value, infer _> ? Value : never }
		: never;

/** The names of shared fields, in the order of the form. */
export function sharedNames<Fields extends CollectionFields>({ fields }: CollectionDefinition<Fields>): SharedName<Fields>[] {
	// The type asks the same two questions of the same declaration.
	return Object.keys(fields).filter(
		(name) => fields[name]?.shared && fields[name]?.kind !== "link",
	) as unknown as SharedName<Fields>[];
}
