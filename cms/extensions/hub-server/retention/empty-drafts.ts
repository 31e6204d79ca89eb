import type { Knex } from "knex";
import { isEmptyDraft } from "../../../src/entries/empty-draft.ts";

/** Days after which an empty draft is deleted. Exceeds the time that a form is open. */
const EMPTY_DRAFT_DAYS = 7;

/** Maximum number of drafts per statement; SQLite limits them to a few hundred. */
const MAX_DRAFTS = 100;

/** SQLite returns JSON as text, PostgreSQL parsed. Invalid JSON was not written by Directus, and stays. */
function readDelta(stored: unknown): unknown {
	if (typeof stored !== "string") return stored;
	try {
		return JSON.parse(stored);
	} catch {
		return stored;
	}
}

/** Deletes empty drafts of new entries that Studio left behind, because the browser was closed or offline. */
export async function deleteEmptyDrafts(database: Knex, now: Date): Promise<void> {
	const before = new Date(now.getTime() - EMPTY_DRAFT_DAYS * 24 * 60 * 60_000);
	const old: { id: string; delta: unknown }[] = await database("directus_versions")
		.select("id", "delta")
		.whereNull("item")
		.where("date_created", "<", before);
	const empty = old.filter(({ delta }) => isEmptyDraft(readDelta(delta))).map(({ id }) => id);
	for (let at = 0; at < empty.length; at += MAX_DRAFTS)
		await database("directus_versions")
			.whereIn("id", empty.slice(at, at + MAX_DRAFTS))
			.delete();
}
