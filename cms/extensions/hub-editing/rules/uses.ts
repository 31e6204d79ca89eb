import { PICTURE_FIELDS } from "@hub/shared-contracts/cms/shown-pictures";
import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { collections } from "@hub/shared-contracts/collections/collections";
import { definitionOf, isPublished } from "../change.ts";
import type { Row } from "../row.ts";
import type { StoredRows } from "../stored-rows.ts";
import { listed, nameOf } from "../wording.ts";

/** How many entries are named; the others are counted. */
const most = 3;

/**
 * What published entries show is not deleted from under them: some could not be shown at all without it, such as an article without
 * its author, and others would silently lose a part.
 * @param collection one of ours, or `directus_files`
 */
export async function inUseError(collection: string, ids: readonly string[], rows: StoredRows): Promise<string | undefined> {
	const users = (
		await Promise.all([pointing(collection, ids, rows), ...(collection === FILES ? [showing(ids, rows)] : [])])
	).flat();
	if (users.length === 0) return undefined;
	const names = [...new Set(users)];
	const told = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
	const [what, show] = ids.length === 1 ? ["This entry", "shows it"] : ["These entries", "shows one of them"];
	const subject = collection === FILES ? what.replace("entry", "file").replace("entries", "files") : what;
	return `${subject} cannot be deleted, because what is published ${show}: ${listed(told)}. Choose something else there first.`;
}

const FILES = "directus_files";

/** Published entries with a field that points to one of some rows, directly or through the table between the two. */
async function pointing(collection: string, ids: readonly string[], rows: StoredRows): Promise<string[]> {
	const found = collections.flatMap((definition) =>
		Object.entries(definition.fields).map(async ([field, { relation }]) => {
			if (relation?.to !== collection) return [];
			const own = await rows.list(definition, { _and: [{ [field]: { _in: [...ids] } }] });
			if (!definition.junction) return named(definition, own);
			// The side that lists the other one is the side that shows it.
			if (relation.one_field !== undefined || own.length === 0) return [];
			const [far, { relation: lists } = {}] = Object.entries(definition.fields).find(([, side]) => side.relation?.one_field) ?? [];
			const owner = definitionOf(lists?.to ?? "");
			return far && owner ? named(owner, await rows.list(owner, { id: { _in: own.map((row) => String(row[far])) } })) : [];
		}),
	);
	return (await Promise.all(found)).flat();
}

/** Published entries in whose texts and structures files are shown. */
async function showing(ids: readonly string[], rows: StoredRows): Promise<string[]> {
	const found = collections.map(async (definition) => {
		const { texts = [], structures = [] } = PICTURE_FIELDS[definition.collection] ?? {};
		const fields = [...texts, ...structures];
		if (fields.length === 0) return [];
		const published = await rows.list(definition, { status: { _eq: "published" } });
		const shows = (row: Row) => fields.some((field) => ids.some((id) => JSON.stringify(row[field] ?? null).includes(id)));
		return named(definition, published.filter(shows));
	});
	return (await Promise.all(found)).flat();
}

function named(definition: CollectionDefinition, rows: readonly Row[]): string[] {
	return rows
		.filter(isPublished)
		.map((row) => `${nameOf(definition, row)} in ${definition.label?.toLowerCase() ?? definition.collection}`);
}
