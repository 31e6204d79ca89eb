// Reads entries of a language with their texts, both stored and in unpublished drafts.

import type { Accountability, Filter, HookExtensionContext, SchemaOverview } from "@directus/types";
import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { z } from "zod";
import type { Row } from "../entries/row.ts";
import { wordFieldNames } from "./own-words.ts";

/** Unpublished draft, stored as a version in Directus. */
export interface Draft {
	readonly id: string;
	/** The draft's entry; null for a new entry. */
	readonly item: string | null;
	/** Changed values, or all values of a new entry. */
	readonly values: Row;
}

/** An entry in one language: stored, in a draft, or both. */
export interface Entry {
	readonly row: Row | undefined;
	readonly draft: Draft | undefined;
}

/** Reads entries with the editor's permissions. */
export interface EntryReader {
	/** Returns a page of a collection's entries in a language, in the order of ids. @param page counted from 1 */
	page(definition: CollectionDefinition, locale: Locale, page: number): Promise<readonly Row[]>;
	/** Returns the drafts of a collection; empty if it has no versions. */
	drafts(definition: CollectionDefinition): Promise<readonly Draft[]>;
	/**
	 * Reads one entry.
	 * @param id undefined if it has only a draft
	 * @param version id of the draft; default: the entry's own
	 */
	entry(definition: CollectionDefinition, id: string | undefined, version: string | undefined): Promise<Entry>;
}

/** Number of entries per query. */
export const BATCH_SIZE = 200;

/** Maximum number of drafts per collection. */
const MAX_DRAFTS = 2_000;

const rows = z.array(z.record(z.string(), z.unknown()));
const drafts = z.array(
	z.object({ id: z.string(), item: z.string().nullable(), delta: z.record(z.string(), z.unknown()).nullable() }),
);

/** Studio's key of an entry's draft. */
export const DRAFT_KEY = "draft";

/** @param knex the database or a transaction */
export function entryReader(
	{ services }: Pick<HookExtensionContext, "services">,
	{
		schema,
		accountability,
		knex,
	}: { readonly schema: SchemaOverview; readonly accountability: Accountability; readonly knex: Knex },
): EntryReader {
	const readRows = async (definition: CollectionDefinition, query: object): Promise<readonly Row[]> => {
		const { collection } = definition;
		const items = new services.ItemsService(collection, { schema, accountability, knex });
		const own = [
			"id",
			"status",
			"publish_at",
			"unpublish_at",
			"locale",
			nameField(definition),
			...wordFieldNames(definition),
		];
		return rows.parse(await items.readByQuery({ ...query, fields: [...new Set(own)] }, { emitEvents: false }));
	};
	const readDrafts = async (
		{ collection, versions }: CollectionDefinition,
		filter: Filter,
	): Promise<readonly Draft[]> => {
		if (!versions) return [];
		const service = new services.VersionsService({ schema, accountability, knex });
		const found: unknown = await service.readByQuery({
			filter: { _and: [{ key: { _eq: DRAFT_KEY } }, { collection: { _eq: collection } }, filter] },
			fields: ["id", "item", "delta"],
			limit: MAX_DRAFTS,
		});
		return drafts.parse(found).map(({ id, item, delta }) => ({ id, item, values: delta ?? {} }));
	};
	return {
		page: (definition, locale, page) =>
			readRows(definition, { filter: { locale: { _eq: locale } }, sort: ["id"], limit: BATCH_SIZE, page }),
		drafts: (definition) => readDrafts(definition, {}),
		async entry(definition, id, version) {
			const [row] = id === undefined ? [] : await readRows(definition, { filter: { id: { _eq: id } }, limit: 1 });
			const beside: Filter = id === undefined ? { item: { _null: true } } : { item: { _eq: id } };
			const named: Filter = version === undefined ? {} : { id: { _eq: version } };
			const [draft] =
				id === undefined && version === undefined ? [] : await readDrafts(definition, { _and: [beside, named] });
			return { row, draft };
		},
	};
}
