// Lists translated fields and fields that all languages share.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { ownAddressNames, ownTextNames } from "@hub/content-model/collections/own-texts";
import { sharedNames } from "@hub/content-model/collections/shared-fields";

/** Returns the translated fields of a collection in the form's order: texts, then addresses. */
export function translatedFields(collection: string): readonly string[] {
	const definition = definitionOf(collection);
	return definition ? [...ownTextNames(definition), ...ownAddressNames(definition)] : [];
}

/** Returns the fields that are the same in all languages, in the form's order. */
export function commonFields(collection: string): readonly string[] {
	const definition = definitionOf(collection);
	return definition ? sharedNames(definition) : [];
}

function definitionOf(collection: string): CollectionDefinition | undefined {
	return collections.find((definition) => definition.collection === collection);
}
