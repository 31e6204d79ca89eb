// The steps of migrations: what a schema that only grows cannot do by itself. Each finds out whether there is anything to do, so on a
// database that is new, or further along, it does nothing.

import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import { z } from "zod";

/** One step. It runs in its migration's transaction. */
export type Step = (trx: Knex) => Promise<void>;

/** What a migration's file exports, as its default. */
export interface Migration {
	/** Before Directus starts and the repository's schema comes in: renaming, dropping, changing forms. */
	readonly before?: readonly Step[];
	/** After that: filling in fields that the schema has just got. Directus is running; what is written here passes no rule of editing. */
	readonly after?: readonly Step[];
}

/** How Studio edits a field. */
export interface Form {
	readonly interface: unknown;
	readonly options: Readonly<Record<string, unknown>>;
}

type Row = Record<string, unknown>;

/** Where Directus names a field or a collection: table, column, and the column that says of which collection the field is. */
const FIELD_NAMES = [
	["directus_fields", "field", "collection"],
	["directus_fields", "group", "collection"],
	["directus_relations", "many_field", "many_collection"],
	["directus_relations", "junction_field", "many_collection"],
	["directus_relations", "sort_field", "many_collection"],
	["directus_relations", "one_field", "one_collection"],
	["directus_collections", "sort_field", "collection"],
	["directus_collections", "archive_field", "collection"],
] as const;
const COLLECTION_NAMES = [
	["directus_fields", "collection"],
	["directus_relations", "many_collection"],
	["directus_relations", "one_collection"],
	["directus_collections", "group"],
	["directus_permissions", "collection"],
	["directus_presets", "collection"],
	["directus_revisions", "collection"],
	["directus_versions", "collection"],
	["directus_activity", "collection"],
	["directus_comments", "collection"],
	["directus_shares", "collection"],
	["directus_notifications", "collection"],
] as const;
/** Where Directus stores an entry's values under the names of their fields: history, and versions that editors work on. */
const STORED_VALUES = [
	["directus_revisions", ["data", "delta"]],
	["directus_versions", ["delta"]],
] as const;

/**
 * Renames a field, in its table and wherever Directus names it, history included. Where both are there (a start without this migration
 * has created the new one beside the old), the new one takes over what it has not, and the old one goes.
 */
export function renameField(collection: string, from: string, to: string): Step {
	return async (trx) => {
		if (await hasColumn(trx, collection, from)) {
			if (await hasColumn(trx, collection, to)) {
				await trx(collection)
					.whereNull(to)
					.update({ [to]: trx.ref(from) });
				return dropField(collection, from)(trx);
			}
			await trx.raw("alter table ?? rename column ?? to ??", [collection, from, to]);
		}
		for (const [table, column, owner] of FIELD_NAMES) {
			await trx(table)
				.where({ [owner]: collection, [column]: from })
				.update({ [column]: to });
		}
		for (const [table, columns] of STORED_VALUES) {
			for (const column of columns) await renameKey(trx, table, column, { collection, from, to });
		}
	};
}

/** Drops a field with what is in it. */
export function dropField(collection: string, field: string): Step {
	return async (trx) => {
		if (await hasColumn(trx, collection, field)) await trx.schema.alterTable(collection, (table) => table.dropColumn(field));
		await trx("directus_relations").where({ many_collection: collection, many_field: field }).delete();
		await trx("directus_fields").where({ collection, field }).delete();
	};
}

/** Renames a collection, in the database and wherever Directus names it. */
export function renameCollection(from: string, to: string): Step {
	return async (trx) => {
		if (!(await trx.schema.hasTable(from)) || (await trx.schema.hasTable(to))) return;
		await trx.raw("alter table ?? rename to ??", [from, to]);
		const known: Row | undefined = await trx("directus_collections").where({ collection: from }).first();
		// A new row, and the old one last: what names a collection has to find it there all the time.
		const { item_duplication_fields, translations, ...rest } = known ?? {};
		const lists = { item_duplication_fields: asStored(item_duplication_fields), translations: asStored(translations) };
		if (known) await trx("directus_collections").insert({ ...rest, ...lists, collection: to });
		for (const [table, column] of COLLECTION_NAMES)
			await trx(table)
				.where({ [column]: from })
				.update({ [column]: to });
		await trx("directus_collections").where({ collection: from }).delete();
	};
}

/** Drops a collection with all its rows. Fields of other collections that lead to it are dropped before, each by a step of its own. */
export function dropCollection(collection: string): Step {
	return async (trx) => {
		await trx.schema.dropTableIfExists(collection);
		await trx("directus_relations").where({ many_collection: collection }).orWhere({ one_collection: collection }).delete();
		for (const table of ["directus_fields", "directus_permissions", "directus_presets", "directus_versions"])
			await trx(table).where({ collection }).delete();
		await trx("directus_collections").where({ collection }).delete();
	};
}

/**
 * Fills in a field where it is empty. A step for after the schema.
 * @param value what to write; a function is asked for each row, and leaves it empty where it gives undefined
 */
export function fillIn(
	collection: string,
	field: string,
	value: string | number | boolean | ((row: Readonly<Row>, trx: Knex) => unknown),
): Step {
	return async (trx) => {
		if (!(await hasColumn(trx, collection, field))) return;
		if (typeof value !== "function")
			return void (await trx(collection)
				.whereNull(field)
				.update({ [field]: value }));
		const rows: Row[] = await trx(collection).whereNull(field);
		for (const row of rows) {
			const filled = await value(row, trx);
			if (filled !== undefined)
				await trx(collection)
					.where({ id: row.id })
					.update({ [field]: filled });
		}
	};
}

/**
 * Empties a JSON field where what is in it means nothing any more: an entry with such a value would not be shown at all. A step for
 * after the schema.
 */
export function emptyField(collection: string, field: string, meansNothing: (value: unknown) => boolean): Step {
	return async (trx) => {
		if (!(await hasColumn(trx, collection, field))) return;
		const rows: Row[] = await trx(collection).whereNotNull(field);
		for (const { id, [field]: stored } of rows)
			if (meansNothing(fromStored(stored)))
				await trx(collection)
					.where({ id })
					.update({ [field]: null });
	};
}

/**
 * Changes how Studio edits fields.
 * @param fields names of fields, by collection
 * @param change the form of a field as it is to be; undefined where it is to stay, as where an operator has changed it
 */
export function changeForms(
	fields: Readonly<Record<string, readonly string[]>>,
	change: (form: Form, name: string) => Form | undefined,
): Step {
	return async (trx) => {
		for (const [collection, names] of Object.entries(fields)) {
			const rows: Row[] = await trx("directus_fields").where({ collection }).whereIn("field", names);
			for (const { id, field, interface: editor, options } of rows) {
				const form = change({ interface: editor, options: bag.parse(fromStored(options)) ?? {} }, `${collection}.${String(field)}`);
				if (form)
					await trx("directus_fields")
						.where({ id })
						.update({ interface: form.interface, options: asStored(form.options) });
			}
		}
	};
}

/** Says otherwise to editors what a field or a collection is for, wherever its note is still the former one. */
export function rewordNotes(notes: Readonly<Record<string, string>>): Step {
	return async (trx) => {
		for (const table of ["directus_collections", "directus_fields"])
			for (const [former, note] of Object.entries(notes)) await trx(table).where({ note: former }).update({ note });
	};
}

/** Lets editors leave a choice empty that they had to make. A note that is not the former one was reworded by an operator, and stays. */
export function releaseField(
	collection: string,
	field: string,
	{ formerNote, note }: { readonly formerNote: string | null; readonly note: string },
): Step {
	return async (trx) => {
		const rows: Row[] = await trx("directus_fields").where({ collection, field, required: true });
		for (const { id, options, note: stored } of rows) {
			const known = bag.parse(fromStored(options)) ?? {};
			await trx("directus_fields")
				.where({ id })
				.update({
					required: false,
					options: asStored({ ...known, allowNone: true }),
					note: (stored ?? null) === formerNote ? note : stored,
				});
		}
	};
}

/** Calls a choice of a field otherwise, where editors read it. What is stored for it stays. */
export function renameChoice(collection: string, field: string, former: string, text: string): Step {
	return async (trx) => {
		const rows: Row[] = await trx("directus_fields").where({ collection, field });
		const renamed = (stored: unknown) => {
			const options = choiceOptions.safeParse(fromStored(stored));
			if (!options.success) return asStored(stored);
			const choices = options.data.choices.map((choice) => (choice.text === former ? { ...choice, text } : choice));
			return JSON.stringify({ ...options.data, choices });
		};
		for (const { id, options, display_options } of rows)
			await trx("directus_fields")
				.where({ id })
				.update({ options: renamed(options), display_options: renamed(display_options) });
	};
}

/** Takes away the list that Studio shows to everyone where it still has these columns, so that the repository's is created again. */
export function renewList(collection: string, columns: readonly string[]): Step {
	return async (trx) => {
		const everyones = { collection, user: null, role: null, bookmark: null };
		const rows: Row[] = await trx("directus_presets").where(everyones);
		for (const { id, layout_query } of rows) {
			const shown = layoutQuery.safeParse(fromStored(layout_query)).data?.tabular.fields;
			if (isDeepStrictEqual(shown, columns)) await trx("directus_presets").where({ id }).delete();
		}
	};
}

const bag = z.record(z.string(), z.unknown()).nullable();
const choiceOptions = z.looseObject({ choices: z.array(z.looseObject({ text: z.string() })) });
const layoutQuery = z.object({ tabular: z.object({ fields: z.array(z.string()) }) });

async function hasColumn(trx: Knex, collection: string, field: string): Promise<boolean> {
	return (await trx.schema.hasTable(collection)) && trx.schema.hasColumn(collection, field);
}

/** JSON as it was meant: SQLite gives it as text, Postgres as what it is; both take it as text. */
export function fromStored(value: unknown): unknown {
	return typeof value === "string" ? JSON.parse(value) : (value ?? null);
}

function asStored(value: unknown): string | null {
	return value === null || value === undefined || typeof value === "string" ? (value ?? null) : JSON.stringify(value);
}

async function renameKey(
	trx: Knex,
	table: string,
	column: string,
	{ collection, from, to }: { readonly collection: string; readonly from: string; readonly to: string },
): Promise<void> {
	const rows: Row[] = await trx(table).select("id", column).where({ collection }).whereNotNull(column);
	for (const { id, [column]: stored } of rows) {
		const values = bag.catch(null).parse(fromStored(stored));
		if (!values || !(from in values)) continue;
		const { [from]: value, ...rest } = values;
		await trx(table)
			.where({ id })
			.update({ [column]: JSON.stringify({ ...rest, [to]: value }) });
	}
}
