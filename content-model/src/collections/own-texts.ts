// Lists the translated fields of a collection. All others are shared by the languages of an entry.

import type { CollectionDefinition } from "./collection.ts";
import type { Field, FieldKind } from "./field.ts";

/** Kinds of fields with texts. */
const TEXT_KINDS: ReadonlySet<FieldKind> = new Set(["text", "rich-text", "blocks", "structure", "words"]);

/** Returns the names of translated texts in the order of the form, without parts of addresses. */
export function ownTextNames({ fields }: CollectionDefinition): readonly string[] {
	return Object.keys(fields).filter((name) => {
		const field = fields[name];
		return field !== undefined && isOwnText(field) && !isAddress(field);
	});
}

/** Returns the names of translated parts of addresses. */
export function ownAddressNames({ fields }: CollectionDefinition): readonly string[] {
	return Object.keys(fields).filter((name) => {
		const field = fields[name];
		return field !== undefined && name !== "translation_key" && isOwnText(field) && isAddress(field);
	});
}

/** True if a field belongs to one language. Shared values and counters are stored in all of them. */
export function isOwnField({ fields }: CollectionDefinition, name: string): boolean {
	const field = fields[name];
	return field !== undefined && field.kind !== "system" && !field.shared && !field.meta.readonly;
}

function isOwnText({ kind, shared, column, meta }: Field): boolean {
	return TEXT_KINDS.has(kind) && !shared && column !== null && !meta.readonly && !meta.hidden;
}

function isAddress({ meta }: Field): boolean {
	return meta.group === "publishing";
}
