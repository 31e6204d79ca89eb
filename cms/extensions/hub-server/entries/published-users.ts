import { PICTURE_FIELDS } from "@hub/content-model/cms/shown-pictures";
import { collections } from "@hub/content-model/collections/collections";
import { isPublished } from "./change.ts";
import type { Row } from "./row.ts";
import { type DefinedRow, rowsPointingTo, type StoredRows } from "./stored-rows.ts";

/** Directus' collection of files. */
export const FILES = "directus_files";

/** Returns published entries that show some rows or files. @param collection one of ours, or `directus_files` */
export async function publishedUsers(
	collection: string,
	ids: readonly string[],
	rows: StoredRows,
): Promise<readonly DefinedRow[]> {
	const found = [rowsPointingTo(collection, ids, rows), ...(collection === FILES ? [entriesShowing(ids, rows)] : [])];
	return (await Promise.all(found)).flat().filter(({ row }) => isPublished(row));
}

/** Returns entries whose texts and structures show files. */
async function entriesShowing(ids: readonly string[], rows: StoredRows): Promise<DefinedRow[]> {
	const found = collections.map(async (definition) => {
		const { texts = [], structures = [] } = PICTURE_FIELDS[definition.collection] ?? {};
		const fields = [...texts, ...structures];
		if (fields.length === 0) return [];
		const published = await rows.list(definition, { status: { _eq: "published" } });
		const shows = (row: Row) =>
			fields.some((field) => ids.some((id) => JSON.stringify(row[field] ?? null).includes(id)));
		return published.filter(shows).map((row) => ({ definition, row }));
	});
	return (await Promise.all(found)).flat();
}
