// The fields of an entry that are written in each language, and those that all languages have in common.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { ownAddressNames, ownTextNames } from "@hub/content-model/collections/own-texts";
import { sharedNames } from "@hub/content-model/collections/shared-fields";

/** The names of a collection's translated fields, in the order of its form: what the entry says, and then its address. */
export function translatedFields(collection: string): readonly string[] {
	const definition = definitionOf(collection);
	return definition ? [...ownTextNames(definition), ...ownAddressNames(definition)] : [];
}

/** The names of the fields that are the same in all languages of an entry, in the order of its form. */
export function commonFields(collection: string): readonly string[] {
	const definition = definitionOf(collection);
	return definition ? sharedNames(definition) : [];
}

function definitionOf(collection: string): CollectionDefinition | undefined {
	return collections.find((definition) => definition.collection === collection);
}
