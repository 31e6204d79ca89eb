import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections, collectionsByName } from "@hub/content-model/collections/collections";
import type { Field } from "@hub/content-model/collections/field";
import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import { SEED_LOCALES, type SeedItem, type SeedLocale } from "../../seed/shape.ts";
import { dayIn } from "./calendar.ts";
import type { SeedContent } from "./content.ts";
import { seededId } from "./identity.ts";
import { type SeedContext, specialValues } from "./special-values.ts";
import { studioHtml } from "./studio-html.ts";

/** Row that another row refers to. */
interface SeedTarget {
	readonly collection: string;
	readonly id: string;
}

/** A row to create, with its references. */
export interface SeedRow {
	readonly collection: string;
	readonly id: string;
	readonly values: Readonly<Record<string, unknown>>;
	readonly refers: Readonly<Record<string, SeedTarget>>;
	/** True if the row makes no sense without the rows that it refers to. */
	readonly dependent?: boolean;
}

/**
 * Converts the seed to rows, one per language. Rows come after those that they refer to. The declaration of a
 * collection determines its fields and relations.
 * @param now time of seeding, from which relative days are counted
 * @throws Error if the seed refers to a missing author, category or speaker, or has a key twice
 */
export function seedRows(content: SeedContent, now: Date): SeedRow[] {
	const context: SeedContext = { content, now };
	const rows = inOrder(collections).flatMap((definition) =>
		(content[definition.collection] ?? []).flatMap((item, index) =>
			SEED_LOCALES.flatMap((locale) => [
				rowOf(definition, item, locale, index, context),
				...rowsBetween(definition, item, locale),
			]),
		),
	);
	check(rows);
	return rows;
}

/** Merges an item's shared values with its text in a language. */
function wordsOf(item: SeedItem, locale: SeedLocale): Readonly<Record<string, unknown>> {
	return { ...item, ...item.text[locale] };
}

function rowOf(
	definition: CollectionDefinition,
	item: SeedItem,
	locale: SeedLocale,
	index: number,
	context: SeedContext,
): SeedRow {
	const { collection, fields, sortField } = definition;
	const id = seededId(collection, item.key, locale);
	const words = wordsOf(item, locale);
	const special = specialValues(collection, item, locale, context);
	const values: Record<string, unknown> = { id, status: "published", locale, translation_key: item.key };
	const refers: Record<string, SeedTarget> = {};
	for (const [name, field] of Object.entries(fields)) {
		const written = words[name];
		if (written === undefined || field.through) continue;
		if (field.kind === "link" && field.relation) refers[name] = target(field.relation.to, String(written), locale);
		else values[name] = stored(field, written, context.now);
	}
	if (sortField) values[sortField] = index + 1;
	return { collection, id, values: { ...values, ...special.values }, refers: { ...refers, ...special.refers } };
}

/** Converts a value of the seed to its stored form; formatted texts to that of Studio's editor. */
function stored({ kind }: Field, written: unknown, now: Date): unknown {
	if (kind === "day" && typeof written === "number") return dayIn(SITE_TIME_ZONE, now, written);
	if (kind === "rich-text" && typeof written === "string" && written !== "") return studioHtml(written);
	return written;
}

/** Returns the rows of junction tables between an item and those that it lists. */
function rowsBetween({ collection, fields }: CollectionDefinition, item: SeedItem, locale: SeedLocale): SeedRow[] {
	return Object.entries(fields).flatMap(([name, { through }]) => {
		const listed = wordsOf(item, locale)[name];
		const between = through && collectionsByName.get(through.collection);
		if (!between || !Array.isArray(listed)) return [];
		const [owner = ""] = Object.entries(between.fields).find(([, { relation }]) => relation?.one_field === name) ?? [];
		const to = between.fields[through.field]?.relation?.to ?? "";
		return listed.map((key, index): SeedRow => {
			const id = seededId(through.collection, `${item.key} ${String(key)}`, locale);
			return {
				collection: through.collection,
				id,
				values: { id, sort: index + 1 },
				refers: { [owner]: target(collection, item.key, locale), [through.field]: target(to, String(key), locale) },
				dependent: true,
			};
		});
	});
}

/** Sorts collections so that each comes after those that its rows refer to. */
function inOrder(definitions: readonly CollectionDefinition[]): CollectionDefinition[] {
	const ordered = new Set<CollectionDefinition>();
	const add = (definition: CollectionDefinition): void => {
		if (ordered.has(definition)) return;
		for (const { relation, through } of Object.values(definition.fields)) {
			const between = definitions.find(({ collection }) => collection === through?.collection);
			const targets = [relation, ...Object.values(between?.fields ?? {}).map((side) => side.relation)];
			for (const wanted of definitions)
				if (wanted !== definition && targets.some((to) => to?.to === wanted.collection)) add(wanted);
		}
		ordered.add(definition);
	};
	for (const definition of definitions) add(definition);
	return [...ordered];
}

const target = (collection: string, key: string, locale: SeedLocale): SeedTarget => ({
	collection,
	id: seededId(collection, key, locale),
});

function check(rows: readonly SeedRow[]): void {
	const ids = new Set<string>();
	for (const row of rows) {
		if (ids.has(row.id))
			throw new Error(`The seed has ${row.collection} “${String(row.values.translation_key)}” twice`);
		for (const [field, { collection, id }] of Object.entries(row.refers)) {
			if (collection !== "directus_files" && !ids.has(id)) {
				throw new Error(
					`The seed's ${row.collection} “${String(row.values.translation_key ?? row.id)}” refers with ${field} to missing ${collection}`,
				);
			}
		}
		ids.add(row.id);
	}
}
