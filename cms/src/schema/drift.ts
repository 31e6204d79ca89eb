import { isDeepStrictEqual } from "node:util";
import type { ExpandedSchema } from "./expand.ts";
import type { InstanceSchema } from "./instance.ts";

const COLUMN_SETTINGS = ["is_unique", "is_indexed", "is_nullable", "default_value", "max_length"] as const;

/**
 * Returns the declared settings of an existing collection, field or relation that differ in Directus. Returns all of
 * them if Directus has only the table, column or foreign key; undefined if there is no difference.
 */
export function changedMeta(
	wanted: Readonly<Record<string, unknown>>,
	existing: { readonly meta: Readonly<Record<string, unknown>> | null } | undefined,
): Record<string, unknown> | undefined {
	if (!existing) return undefined;
	const { meta } = existing;
	if (meta === null) return wanted;
	// The preview URL depends on the instance: see studio-frames.ts.
	const names = Object.keys(wanted).filter((name) => name !== "preview_url" && differ(wanted[name], meta[name]));
	return names.length > 0 ? Object.fromEntries(names.map((name) => [name, wanted[name]])) : undefined;
}

/**
 * Lists what an instance has in addition to the declared schema, and columns and relations that differ from it, one
 * line each: `collection.field: difference`. Omits what is missing or only concerns Studio, which startup applies.
 */
export function findDrift(wanted: ExpandedSchema, found: InstanceSchema): string[] {
	const drift: string[] = [];
	const known = new Set(wanted.collections.map(({ collection }) => collection));
	for (const { collection, meta } of found.collections)
		if (!known.has(collection) && meta !== null) drift.push(`${collection}: not in the repository`);

	const fields = new Map(wanted.fields.map((field) => [`${field.collection}.${field.field}`, field]));
	for (const field of found.fields) {
		if (!known.has(field.collection)) continue;
		const name = `${field.collection}.${field.field}`;
		const ours = fields.get(name);
		if (ours === undefined) {
			drift.push(`${name}: not in the repository`);
			continue;
		}
		// Without metadata, Directus reports another type for some fields. `applySchema` has just added the metadata.
		if (field.meta !== null && !sameType(ours.type, field.type))
			drift.push(`${name}: type is ${field.type}, the repository says ${ours.type}`);
		if (ours.schema !== null && ours.schema.is_primary_key !== true) {
			drift.push(...differences(name, COLUMN_SETTINGS, ours.schema, field.schema ?? {}));
		}
	}

	const relations = new Map(wanted.relations.map((relation) => [`${relation.collection}.${relation.field}`, relation]));
	for (const relation of found.relations) {
		if (!known.has(relation.collection)) continue;
		const name = `${relation.collection}.${relation.field}`;
		const ours = relations.get(name);
		if (ours === undefined) {
			if (fields.has(name)) drift.push(`${name}: relation is not in the repository`);
			continue;
		}
		if (ours.related_collection !== relation.related_collection) {
			drift.push(
				`${name}: points to ${relation.related_collection ?? "nothing"}, the repository says ${ours.related_collection}`,
			);
		}
		drift.push(...differences(name, ["on_delete"], ours.schema, relation.schema ?? {}));
	}
	return drift;
}

/** Returns one line for each setting that differs. */
function differences(
	name: string,
	settings: readonly string[],
	ours: Readonly<Record<string, unknown>>,
	theirs: Readonly<Record<string, unknown>>,
): string[] {
	return settings
		.filter((setting) => setting in ours && differ(ours[setting], theirs[setting]))
		.map(
			(setting) => `${name}: ${setting} is ${shorten(theirs[setting])}, the repository says ${shorten(ours[setting])}`,
		);
}

/** SQLite has no type for UUIDs, so Directus reads such a column back as text. */
function sameType(ours: string, theirs: string): boolean {
	return ours === theirs || (ours === "uuid" && theirs === "string");
}

function differ(one: unknown, other: unknown): boolean {
	return !isDeepStrictEqual(plain(one), plain(other));
}

/** Returns null for empty values (undefined, an empty object or list), and objects without undefined properties. */
function plain(value: unknown): unknown {
	if (value === undefined || value === null) return null;
	if (typeof value === "object") {
		const copy: unknown = JSON.parse(JSON.stringify(value));
		return Object.keys(value).length === 0 ? null : copy;
	}
	return value;
}

function shorten(value: unknown): string {
	const text = value === undefined ? "empty" : (JSON.stringify(value) ?? "empty");
	return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
