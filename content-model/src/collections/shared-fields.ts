// Lists the fields that all languages of an entry share. References are not included: their type is `unknown`.

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

/** Values of shared fields as read. */
export type SharedValues<Definition> =
	Definition extends CollectionDefinition<infer Fields extends CollectionFields>
		? { readonly [Name in SharedName<Fields>]: Fields[Name] extends Field<infer Value, infer _> ? Value : never }
		: never;

/** Returns the names of shared fields in the order of the form. */
export function sharedNames<Fields extends CollectionFields>({
	fields,
}: CollectionDefinition<Fields>): SharedName<Fields>[] {
	// The type is derived by the same two conditions.
	return Object.keys(fields).filter(
		(name) => fields[name]?.shared && fields[name]?.kind !== "link",
	) as unknown as SharedName<Fields>[];
}
