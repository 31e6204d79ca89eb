import { PICTURE_FIELDS } from "@hub/content-model/cms/shown-pictures";
import { collections } from "@hub/content-model/collections/collections";
import { isPublished } from "../change.ts";
import { type DefinedRow, rowsPointingTo } from "../pointing-rows.ts";
import type { Row } from "../row.ts";
import type { StoredRows } from "../stored-rows.ts";
import { entryIn, listedUpTo, say } from "../wording.ts";

/** How many entries are named; the others are counted. */
const most = 3;

/**
 * What published entries show is not deleted from under them: some could not be shown at all without it, such as an article without
 * its author, and others would silently lose a part.
 * @param collection one of ours, or `directus_files`
 */
export async function inUseError(collection: string, ids: readonly string[], rows: StoredRows): Promise<string | undefined> {
	const users = await publishedUsers(collection, ids, rows);
	if (users.length === 0) return undefined;
	const names = [...new Set(users.map(({ definition, row }) => entryIn(definition, row)))];
	const what = collection === FILES ? (ids.length === 1 ? "file" : "files") : ids.length === 1 ? "entry" : "entries";
	return say(`use.${what}`, { entries: listedUpTo(most, names) });
}

/** Published entries that show some rows or files. @param collection one of ours, or `directus_files` */
export async function publishedUsers(collection: string, ids: readonly string[], rows: StoredRows): Promise<readonly DefinedRow[]> {
	const found = [rowsPointingTo(collection, ids, rows), ...(collection === FILES ? [showing(ids, rows)] : [])];
	return (await Promise.all(found)).flat().filter(({ row }) => isPublished(row));
}

const FILES = "directus_files";

/** Published entries in whose texts and structures files are shown. */
async function showing(ids: readonly string[], rows: StoredRows): Promise<DefinedRow[]> {
	const found = collections.map(async (definition) => {
		const { texts = [], structures = [] } = PICTURE_FIELDS[definition.collection] ?? {};
		const fields = [...texts, ...structures];
		if (fields.length === 0) return [];
		const published = await rows.list(definition, { status: { _eq: "published" } });
		const shows = (row: Row) => fields.some((field) => ids.some((id) => JSON.stringify(row[field] ?? null).includes(id)));
		return published.filter(shows).map((row) => ({ definition, row }));
	});
	return (await Promise.all(found)).flat();
}
