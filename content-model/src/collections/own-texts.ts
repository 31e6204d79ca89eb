// What a translation translates: the texts that each language of an entry has for itself.

import type { CollectionDefinition } from "./collection.ts";
import type { Field, FieldKind } from "./field.ts";

/** What people read; everything else is the same fact in another language, or an entry of that language. */
const READ: ReadonlySet<FieldKind> = new Set(["text", "rich-text", "blocks", "structure", "words"]);

/** The names of the texts that are written in each language, in the order of the form; addresses are not among them. */
export function ownTextNames({ fields }: CollectionDefinition): readonly string[] {
	return Object.keys(fields).filter((name) => {
		const field = fields[name];
		return field !== undefined && isOwnText(field) && !isAddress(field);
	});
}

/** The names of the parts of addresses that are written in each language. */
export function ownAddressNames({ fields }: CollectionDefinition): readonly string[] {
	return Object.keys(fields).filter((name) => {
		const field = fields[name];
		return field !== undefined && name !== "translation_key" && isOwnText(field) && isAddress(field);
	});
}

/** Whether a save that names a field says something of its language alone: shared facts and what is counted are stored in all of them. */
export function isOwnField({ fields }: CollectionDefinition, name: string): boolean {
	const field = fields[name];
	return field !== undefined && field.kind !== "system" && !field.shared && !field.meta.readonly;
}

function isOwnText({ kind, shared, column, meta }: Field): boolean {
	return READ.has(kind) && !shared && column !== null && !meta.readonly && !meta.hidden;
}

function isAddress({ meta }: Field): boolean {
	return meta.group === "publishing";
}
