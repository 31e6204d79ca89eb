import { isDeepStrictEqual } from "node:util";
import type { ExpandedSchema } from "./expand.ts";
import type { InstanceSchema } from "./instance.ts";

/** What of a collection is compared; the rest is Directus' own business. */
const collectionAspects = [
	"icon",
	"note",
	"display_template",
	"hidden",
	"group",
	"sort_field",
	"versioning",
	"archive_field",
	"translations",
] as const;
const fieldAspects = [
	"interface",
	"options",
	"special",
	"required",
	"conditions",
	"readonly",
	"hidden",
	"note",
	"group",
	"width",
	"translations",
] as const;
const columnAspects = ["is_unique", "is_indexed", "is_nullable", "default_value", "max_length"] as const;
const relationAspects = ["one_field", "junction_field", "sort_field", "one_deselect_action"] as const;

/**
 * Names what an instance has beyond the repository's schema or has differently, one line each, as `collection.field: what`. What
 * it lacks is not named here: that is added.
 */
export function findDrift(wanted: ExpandedSchema, found: InstanceSchema): string[] {
	const drift: string[] = [];
	const known = new Map(wanted.collections.map((collection) => [collection.collection, collection]));
	for (const collection of found.collections) {
		const ours = known.get(collection.collection);
		if (ours === undefined) drift.push(`${collection.collection}: not in the repository`);
		else drift.push(...differences(collection.collection, collectionAspects, ours.meta, collection.meta ?? {}));
	}

	const fields = new Map(wanted.fields.map((field) => [`${field.collection}.${field.field}`, field]));
	for (const field of found.fields) {
		if (!known.has(field.collection)) continue;
		const name = `${field.collection}.${field.field}`;
		const ours = fields.get(name);
		if (ours === undefined) {
			drift.push(`${name}: not in the repository`);
			continue;
		}
		if (!sameType(ours.type, field.type)) drift.push(`${name}: type is ${field.type}, the repository says ${ours.type}`);
		drift.push(...differences(name, fieldAspects, ours.meta, field.meta ?? {}));
		if (ours.schema !== null && ours.schema.is_primary_key !== true) {
			drift.push(...differences(name, columnAspects, ours.schema, field.schema ?? {}));
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
			drift.push(`${name}: points to ${relation.related_collection ?? "nothing"}, the repository says ${ours.related_collection}`);
		}
		drift.push(...differences(name, relationAspects, ours.meta, relation.meta ?? {}));
		drift.push(...differences(name, ["on_delete"], ours.schema, relation.schema ?? {}));
	}
	return drift;
}

/** One line for each aspect that the repository states and the instance has otherwise. */
function differences(
	name: string,
	aspects: readonly string[],
	ours: Readonly<Record<string, unknown>>,
	theirs: Readonly<Record<string, unknown>>,
): string[] {
	return aspects
		.filter((aspect) => aspect in ours && !isDeepStrictEqual(plain(ours[aspect]), plain(theirs[aspect])))
		.map((aspect) => `${name}: ${aspect} is ${shorten(theirs[aspect])}, the repository says ${shorten(ours[aspect])}`);
}

/** SQLite has no type for UUIDs, so Directus reads such a column back as text. */
function sameType(ours: string, theirs: string): boolean {
	return ours === theirs || (ours === "uuid" && theirs === "string");
}

/** Nothing is nothing, whether it is undefined, null, an empty object or an empty list; databases tell a default's type differently. */
function plain(value: unknown): unknown {
	if (value === undefined || value === null) return null;
	if (typeof value === "object") {
		const bare: unknown = JSON.parse(JSON.stringify(value));
		return Object.keys(value).length === 0 ? null : bare;
	}
	return value;
}

function shorten(value: unknown): string {
	const text = value === undefined ? "empty" : (JSON.stringify(value) ?? "empty");
	return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
