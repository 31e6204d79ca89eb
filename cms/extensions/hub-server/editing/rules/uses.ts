import { PICTURE_FIELDS } from "@hub/content-model/cms/shown-pictures";
import { collections } from "@hub/content-model/collections/collections";
import { isPublished } from "../change.ts";
import { type DefinedRow, rowsPointingTo } from "../pointing-rows.ts";
import type { Reason } from "../refusal.ts";
import type { Row } from "../row.ts";
import type { StoredRows } from "../stored-rows.ts";
import { entryIn, listedUpTo, translate } from "../wording.ts";

/** Maximum number of named entries. The others are counted. */
const MAX_NAMES = 3;

/**
 * Refuses to delete rows that published entries show. Some could not be shown at all without them, such as an article
 * without its author; others would silently lose a part.
 * @param collection one of ours, or `directus_files`
 */
export async function inUseError(
	collection: string,
	ids: readonly string[],
	rows: StoredRows,
): Promise<Reason | undefined> {
	const users = await publishedUsers(collection, ids, rows);
	if (users.length === 0) return undefined;
	const names = [...new Set(users.map(({ definition, row }) => entryIn(definition, row)))];
	const [one, several] =
		collection === FILES ? (["use.file", "use.files"] as const) : (["use.entry", "use.entries"] as const);
	return { reason: translate(ids.length === 1 ? one : several, { entries: listedUpTo(MAX_NAMES, names) }) };
}

/** Returns published entries that show some rows or files. @param collection one of ours, or `directus_files` */
export async function publishedUsers(
	collection: string,
	ids: readonly string[],
	rows: StoredRows,
): Promise<readonly DefinedRow[]> {
	const found = [rowsPointingTo(collection, ids, rows), ...(collection === FILES ? [showing(ids, rows)] : [])];
	return (await Promise.all(found)).flat().filter(({ row }) => isPublished(row));
}

const FILES = "directus_files";

/** Returns entries whose texts and structures show files. */
async function showing(ids: readonly string[], rows: StoredRows): Promise<DefinedRow[]> {
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
