// Adds names to rows that staff read: Directus omits accounts that they may not read.

import type { EventContext, SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";
import { asked, fieldsBelow, namesOf, primaryKeyOf, USERS } from "./person.ts";

/** The history of entries; each revision points to its author through an activity. */
export const REVISIONS = "directus_revisions";
const ACTIVITY = "directus_activity";

/** Fields of an activity that staff may see besides its author. */
export const ACTIVITY_FIELDS = ["id", "action", "timestamp", "user"] as const;

type Row = Record<string, unknown>;
/** A primary key. */
export type Key = string | number;

/** Access to Directus' rows. */
export interface Reader {
	/** Reads rows with all permissions and without emitting events. */
	read(collection: string, fields: readonly string[], ids: readonly Key[]): Promise<readonly Row[]>;
}

/** Fields of a collection that hold an account. */
function accountFields(schema: SchemaOverview, collection: string): string[] {
	return schema.relations
		.filter((relation) => relation.collection === collection && relation.related_collection === USERS)
		.map(({ field }) => field);
}

/** Whether a query requests names; its rows must then include their primary key. */
export function requestsNames(schema: SchemaOverview, collection: string, fields: readonly string[]): boolean {
	const through = collection === REVISIONS ? ["activity"] : accountFields(schema, collection);
	return through.some((field) => fieldsBelow(fields, field).length > 0);
}

/** Adds the requested names of omitted accounts to rows. */
export async function showNames(
	rows: readonly Row[],
	collection: string,
	fields: readonly string[],
	{ database, schema }: EventContext,
	reader: Reader,
): Promise<readonly Row[]> {
	if (!schema || !requestsNames(schema, collection, fields)) return rows;
	const key = primaryKeyOf(schema, collection);
	if (collection === REVISIONS) return showAuthors(rows, fieldsBelow(fields, "activity"), database, reader);
	const wanted = accountFields(schema, collection)
		.map((field) => ({ field, below: fieldsBelow(fields, field) }))
		.filter(({ field, below }) => below.length > 0 && rows.some((row) => row[field] === null));
	if (wanted.length === 0) return rows;
	const columns = [key, ...wanted.map(({ field }) => field)];
	const stored = new Map((await reader.read(collection, columns, keysOf(rows, key))).map((row) => [String(row[key]), row]));
	const names = await namesOf(
		database,
		[...stored.values()].flatMap((row) => wanted.flatMap(({ field }) => texts(row[field]))),
	);
	return rows.map((row) => {
		const added = wanted.flatMap(({ field, below }) => {
			const person = row[field] === null ? names.get(String(stored.get(String(row[key]))?.[field])) : undefined;
			return person ? [[field, asked(person, below)] as const] : [];
		});
		return added.length > 0 ? { ...row, ...Object.fromEntries(added) } : row;
	});
}

const revision = z.object({ id: z.number(), activity: z.number().nullable() });
const activity = z.object({ id: z.number(), action: z.string(), timestamp: z.unknown(), user: z.string().nullable() });

/** Staff may read only their own activity, so the author and time of a change are added to its revision. */
async function showAuthors(
	rows: readonly Row[],
	fields: readonly string[],
	database: Knex,
	reader: Reader,
): Promise<readonly Row[]> {
	const without = rows.filter((row) => row.activity === null);
	const revisions = z.array(revision).parse(await reader.read(REVISIONS, Object.keys(revision.shape), keysOf(without, "id")));
	const activities = z.array(activity).parse(
		await reader.read(
			ACTIVITY,
			ACTIVITY_FIELDS,
			revisions.flatMap((one) => one.activity ?? []),
		),
	);
	const names = await namesOf(
		database,
		activities.flatMap(({ user }) => user ?? []),
	);
	const byId = new Map(activities.map((one) => [one.id, one]));
	const byRevision = new Map(revisions.map((one) => [one.id, byId.get(one.activity ?? 0)]));
	return rows.map((row) => {
		const found = row.activity === null ? byRevision.get(Number(row.id)) : undefined;
		if (!found) return row;
		const person = names.get(found.user ?? "");
		const below = fieldsBelow(fields, "user");
		const user = below.length === 0 ? found.user : person ? asked(person, below) : null;
		const wanted = [...fields.map((field) => field.split(".")[0] ?? ""), ...(below.length > 0 ? ["user"] : [])];
		return { ...row, activity: asked({ ...found, user }, wanted) };
	});
}

function keysOf(rows: readonly Row[], key: string): Key[] {
	return rows.flatMap((row) => {
		const value = row[key];
		return typeof value === "string" || typeof value === "number" ? [value] : [];
	});
}

function texts(value: unknown): string[] {
	return typeof value === "string" ? [value] : [];
}
