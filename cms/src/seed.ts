import { z } from "zod";
import { readJsonFile, writeJsonFile } from "./json-file.ts";
import type { CmsClient } from "./rest.ts";
import type { SeedContent } from "./seed/content.ts";
import { coverOf, pictureForm } from "./seed/pictures.ts";
import { type SeedRow, seedRows } from "./seed/rows.ts";

/** What was seeded once, by collection. A row that is named here is never made again, even when an editor has deleted it. */
const record = z.record(z.string(), z.array(z.string()));
const idRow = z.object({ id: z.string() });

/** How seeding is done. */
export interface SeedOptions {
	/** Acts as the administrator. */
	readonly client: CmsClient;
	/** The file that remembers what was seeded; it belongs to the database. */
	readonly recordFile: string;
	readonly content: SeedContent;
	/** The moment from which relative days are counted; default: now. */
	readonly now?: Date;
}

/**
 * Brings the seed into Directus: each row once in the life of a database (CT-2). What is there already is left as it is, and what
 * was deleted stays away. A crash in between loses nothing: rows that were made but not yet noted are found by their ids.
 * @returns how many rows and files were made
 */
export async function seedContent(options: SeedOptions): Promise<{ readonly made: number }> {
	const { client, recordFile, content } = options;
	const seeded = new Map(Object.entries((await readJsonFile(recordFile, record)) ?? {}).map(([name, ids]) => [name, new Set(ids)]));
	const known = new Map<string, Promise<Set<string>>>();
	const existing = (collection: string): Promise<Set<string>> => {
		const cached = known.get(collection) ?? idsOf(client, collection);
		known.set(collection, cached);
		return cached;
	};
	const note = async (collection: string, ids: readonly string[]): Promise<void> => {
		seeded.set(collection, new Set([...(seeded.get(collection) ?? []), ...ids]));
		await writeJsonFile(recordFile, Object.fromEntries([...seeded].map(([name, all]) => [name, [...all]])));
	};
	let made = 0;

	const covers = [...coverOf(content.posts).values()].filter(({ id }) => !seeded.get("directus_files")?.has(id));
	if (covers.length > 0) {
		const present = await existing("directus_files");
		for (const cover of covers.filter(({ id }) => !present.has(id))) {
			await client.upload(await pictureForm(cover));
			present.add(cover.id);
			made += 1;
		}
		await note(
			"directus_files",
			covers.map(({ id }) => id),
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
		if (values.length > 0) await client.create(`/items/${collection}?fields=id`, values);
		for (const { id } of values) present.add(String(id));
		made += values.length;
		await note(
			collection,
			pending.map(({ id }) => id),
		);
	}
	return { made };
}

/** The row's values with what it points to; an editor may have deleted that, then the place stays empty, or the row is not made. */
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

async function idsOf(client: CmsClient, collection: string): Promise<Set<string>> {
	const path = collection === "directus_files" ? "/files" : `/items/${collection}`;
	const rows = await client.read(path, { fields: ["id"], limit: -1 }, z.array(idRow));
	return new Set(rows.map(({ id }) => id));
}
