// Brings the forms of an older database into the order, the sections and the languages of this release.

import { isDeepStrictEqual } from "node:util";
import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { areas } from "@hub/shared-contracts/collections/collections";
import type { Knex } from "knex";
import { z } from "zod";
import type { Step } from "./migration-steps.ts";
import { type ExpandedSchema, expandSchema, type FieldPayload, whenPublished } from "./schema/expand.ts";

const bag = z.record(z.string(), z.unknown()).nullable();
const read = (stored: unknown): unknown => (typeof stored === "string" ? JSON.parse(stored) : (stored ?? null));
/** What a text was before it was translated, so that texts of before and of now can be compared. */
const plain = (value: unknown): string => JSON.stringify(value ?? null).replaceAll('"$t:', '"');
const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Gives forms their order and sections, and what they say its translations. What an operator has worded or made otherwise stays: a text
 * is translated only where it is ours.
 */
export function renewForms(definitions: readonly CollectionDefinition[]): Step {
	return async (trx) => {
		const wanted = expandSchema(definitions);
		await renewCollections(trx, wanted);
		const known = new Set<unknown>(await trx("directus_collections").pluck("collection"));
		for (const { collection, field, meta } of wanted.fields) {
			const row: Record<string, unknown> | undefined = await trx("directus_fields").where({ collection, field }).first();
			if (!row) {
				if (known.has(collection)) await addPart(trx, { collection, field, meta });
				continue;
			}
			const changed: Record<string, unknown> = { sort: meta.sort };
			if (row.note !== null && plain(row.note) === plain(meta.note)) changed.note = meta.note;
			for (const name of ["options", "display_options"] as const) {
				const stored = bag.parse(read(row[name]));
				if (stored && sameWords(stored, meta[name])) changed[name] = JSON.stringify(meta[name]);
			}
			if (isEmpty(read(row.translations))) changed.translations = JSON.stringify(meta.translations);
			if (row.group === null) changed.group = meta.group;
			if (meta.required === false && row.required && isEmpty(read(row.conditions))) changed.required = false;
			// What is filled in where it is left empty need not be asked for.
			if (meta.conditions === undefined && isDeepStrictEqual(read(row.conditions), whenPublished.conditions))
				changed.conditions = null;
			await trx("directus_fields").where({ id: row.id }).update(changed);
		}
	};
}

/**
 * Adds a section or a tool of ours to a form: it has no column. Directus takes one such call after the other, each with all its caches
 * rebuilt, which together would keep a start waiting for minutes.
 */
async function addPart(trx: Knex, { collection, field, meta }: Pick<FieldPayload, "collection" | "field" | "meta">): Promise<void> {
	const special = z.array(z.string()).nullable().parse(meta.special) ?? [];
	if (!special.includes("no-data")) return;
	const { interface: form, note, hidden, readonly, required, width, sort, group, options, translations } = meta;
	await trx("directus_fields").insert({
		...{ collection, field, special: special.join(), interface: form, note, hidden, readonly, required, width, sort, group },
		options: options ? JSON.stringify(options) : null,
		translations: JSON.stringify(translations),
	});
}

/** Whether options say the same but for translations, and the capitals of a list's parts. */
function sameWords(stored: unknown, ours: unknown): boolean {
	return plain(stored).toLowerCase() === plain(ours).toLowerCase();
}

async function renewCollections(trx: Knex, { collections }: ExpandedSchema): Promise<void> {
	for (const { collection, meta } of collections) {
		const row: Record<string, unknown> | undefined = await trx("directus_collections").where({ collection }).first();
		if (!row) continue;
		const known =
			z
				.array(z.looseObject({ language: z.string() }))
				.nullable()
				.parse(read(row.translations)) ?? [];
		const ours = z.array(z.looseObject({ language: z.string() })).parse(meta.translations);
		const missing = ours.filter(({ language }) => !known.some((one) => one.language === language));
		const note = row.note !== null && plain(row.note) === plain(meta.note) ? { note: meta.note } : {};
		// English first, as the repository has it.
		const translations = JSON.stringify([
			...ours.filter((one) => missing.includes(one) && known.length === 0),
			...known,
			...missing.filter(() => known.length > 0),
		]);
		await trx("directus_collections")
			.where({ collection })
			.update({ translations, ...(collection in areas ? {} : note) });
	}
}
