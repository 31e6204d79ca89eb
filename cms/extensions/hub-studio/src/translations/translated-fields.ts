// The fields of an entry that are written anew in each language, and those that all languages have in common.

import { collections } from "@hub/shared-contracts/collections/collections";
import { sharedNames } from "@hub/shared-contracts/collections/shared-fields";

/** What people read; everything else is the same fact in another language, or an entry of that language. */
const READ: ReadonlySet<string> = new Set(["text", "rich-text", "blocks", "structure", "words"]);

/** The names of a collection's translated fields, in the order of its form: what the entry says, and then its address. */
export function translatedFields(collection: string): readonly string[] {
	const { fields = {} } = definitionOf(collection) ?? {};
	const names = Object.keys(fields).filter((name) => {
		const field = fields[name];
		if (!field || !READ.has(field.kind) || field.shared || field.column === null) return false;
		return name !== "translation_key" && !field.meta.readonly && !field.meta.hidden;
	});
	const isAddress = (name: string) => fields[name]?.meta.group === "publishing";
	return [...names.filter((name) => !isAddress(name)), ...names.filter(isAddress)];
}

/** The names of the fields that are the same in all languages of an entry, in the order of its form. */
export function commonFields(collection: string): readonly string[] {
	const definition = definitionOf(collection);
	return definition ? sharedNames(definition) : [];
}

function definitionOf(collection: string) {
	return collections.find((definition) => definition.collection === collection);
}
