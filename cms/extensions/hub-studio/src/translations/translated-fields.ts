// The fields of an entry that are written anew in each language.

import { collections } from "@hub/shared-contracts/collections/collections";

/** What people read; everything else is the same fact in another language, or an entry of that language. */
const READ: ReadonlySet<string> = new Set(["text", "rich-text", "blocks", "structure", "words"]);

/** The names of a collection's translated fields, in the order of its form: what the entry says, and then its address. */
export function translatedFields(collection: string): readonly string[] {
	const { fields = {} } = collections.find((definition) => definition.collection === collection) ?? {};
	const names = Object.keys(fields).filter((name) => {
		const field = fields[name];
		if (!field || !READ.has(field.kind) || field.shared || field.column === null) return false;
		return name !== "translation_key" && !field.meta.readonly && !field.meta.hidden;
	});
	const isAddress = (name: string) => fields[name]?.meta.group === "publishing";
	return [...names.filter((name) => !isAddress(name)), ...names.filter(isAddress)];
}
