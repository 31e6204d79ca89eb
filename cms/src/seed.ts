import { contentPath } from "@hub/content-model/cms/content-path";
import { z } from "zod";
import type { DatabaseNotes } from "./database/database-notes.ts";
import { CmsCallError, type CmsClient } from "./rest.ts";
import type { SeedContent } from "./seed/content.ts";
import { seedFiles } from "./seed/files.ts";
import { type SeedRow, seedRows } from "./seed/rows.ts";

const idRow = z.object({ id: z.string() });

export interface SeedOptions {
	readonly client: CmsClient;
	/** Records of seeded rows, stored in this database. */
	readonly notes: Pick<DatabaseNotes, "read" | "write">;
	readonly content: SeedContent;
	/** Reference of relative days; default: now. */
	readonly now?: Date;
	/**
	 * Called with each row that the content service refuses, and the reason; the row is never tried again. Default:
	 * throws the refusal, because in a new database it can only be an error of the seed.
	 */
	readonly onRefused?: ((what: string) => void) | undefined;
}

/**
 * Seeds Directus (CT-2): each row once in the life of a database. Existing rows are not changed, and deleted ones do
 * not return. A crash loses nothing: rows that were created but not yet recorded are found by their ids.
 * @returns number of created rows and files
 */
export async function seedContent(options: SeedOptions): Promise<{ readonly created: number }> {
	const { client, notes, content } = options;
	const seeded = new Map(Object.entries((await notes.read("seeded")) ?? {}).map(([name, ids]) => [name, new Set(ids)]));
	const known = new Map<string, Promise<Set<string>>>();
	const existing = (collection: string): Promise<Set<string>> => {
		const cached = known.get(collection) ?? idsOf(client, collection);
		known.set(collection, cached);
		return cached;
	};
	const note = async (collection: string, ids: readonly string[]): Promise<void> => {
		seeded.set(collection, new Set([...(seeded.get(collection) ?? []), ...ids]));
		await notes.write("seeded", Object.fromEntries([...seeded].map(([name, all]) => [name, [...all]])));
	};
	let created = 0;

	const files = seedFiles(content).filter(({ id }) => !seeded.get("directus_files")?.has(id));
	if (files.length > 0) {
		const present = await existing("directus_files");
		const unfinished = await unfinishedFiles(client);
		for (const file of files.filter(({ id }) => !present.has(id) || unfinished.has(id))) {
			await client.upload(await file.form(), unfinished.has(file.id) ? file.id : undefined);
			present.add(file.id);
			created += 1;
		}
		await note(
			"directus_files",
			files.map(({ id }) => id),
		);
	}

	const byCollection = Map.groupBy(seedRows(content, options.now ?? new Date()), ({ collection }) => collection);
	for (const [collection, rows] of byCollection) {
		const pending = rows.filter(({ id }) => !seeded.get(collection)?.has(id));
		if (pending.length === 0) continue;
		const present = await existing(collection);
		const values: Record<string, unknown>[] = [];
		for (const row of pending.filter(({ id }) => !present.has(id))) {
			const resolved = await resolve(row, existing);
			if (resolved !== undefined) values.push(resolved);
		}
		for (const id of await createRows(options, collection, values)) {
			present.add(id);
			created += 1;
		}
		await note(
			collection,
			pending.map(({ id }) => id),
		);
	}
	return { created };
}

/** Creates rows in one call or, if one is refused, one by one. @returns the ids of the created rows */
async function createRows(
	{ client, onRefused }: SeedOptions,
	collection: string,
	values: readonly Record<string, unknown>[],
): Promise<string[]> {
	const ids = values.map(({ id }) => String(id));
	if (ids.length === 0) return [];
	const path = `${contentPath("items", collection)}?fields=id`;
	try {
		await client.create(path, values);
		return ids;
	} catch (error) {
		if (!onRefused || !(error instanceof CmsCallError) || error.status !== 400) throw error;
	}
	const created: string[] = [];
	for (const [index, row] of values.entries()) {
		try {
			await client.create(path, row);
			created.push(ids[index] ?? "");
		} catch (error) {
			if (!(error instanceof CmsCallError) || error.status !== 400) throw error;
			onRefused(
				`${collection} “${String(row.translation_key ?? row.id)}” (${String(row.locale ?? "")}): ${error.message}`,
			);
		}
	}
	return created;
}

/**
 * Returns the row's values with its references. If an editor deleted a target, the reference is empty, or a dependent
 * row is skipped.
 */
async function resolve(
	row: SeedRow,
	existing: (collection: string) => Promise<Set<string>>,
): Promise<Record<string, unknown> | undefined> {
	const values: Record<string, unknown> = { ...row.values };
	for (const [field, { collection, id }] of Object.entries(row.refers)) {
		const there = (await existing(collection)).has(id);
		if (!there && row.dependent) return undefined;
		values[field] = there ? id : null;
	}
	return values;
}

/** Returns files whose upload was interrupted: the library lists them without content. */
async function unfinishedFiles(client: CmsClient): Promise<Set<string>> {
	const rows = await client.read(
		"/files",
		{ fields: ["id"], filter: { filesize: { _null: true } }, limit: -1 },
		z.array(idRow),
	);
	return new Set(rows.map(({ id }) => id));
}

async function idsOf(client: CmsClient, collection: string): Promise<Set<string>> {
	const path = collection === "directus_files" ? "/files" : contentPath("items", collection);
	const rows = await client.read(path, { fields: ["id"], limit: -1 }, z.array(idRow));
	return new Set(rows.map(({ id }) => id));
}
