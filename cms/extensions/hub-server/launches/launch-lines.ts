// Reads the current state of a launch's entries, and the entries that could join it.

import type { Knex } from "knex";
import { type DraftVersion, readDraftVersions } from "../desk/draft-versions.ts";
import { type EntryHead, readHeads, translated } from "../desk/entry-heads.ts";
import { entriesOf, type LaunchEntry } from "./launches-table.ts";

/**
 * Effect of publishing an entry. `new`: it has only a version and will be created. `draft`: it will become visible.
 * `edits`: its version replaces the stored values. `nothing`: there are no changes. `gone`: it no longer exists.
 */
export type LaunchedState = "new" | "draft" | "edits" | "nothing" | "gone";

/** An entry as shown in lists. */
export interface LaunchLine extends LaunchEntry {
	readonly name: string;
	/** Empty if none is chosen yet. */
	readonly locale: string;
	readonly state: LaunchedState;
	/** Studio's version that will be published; null for the entry itself. */
	readonly version: { readonly id: string; readonly key: string } | null;
	/** Translation key; empty for a new entry that Studio has not stored yet. */
	readonly key: string;
	/** Time of its last change, in ms. */
	readonly changed: number;
}

/** Maximum number of suggested unpublished entries. */
const MAX_SUGGESTED = 200;

/** Studio's key of the version that a form creates. */
const DRAFT = "draft";

const lineOfDraft = (
	{ collection, id, version, name, locale, changed }: DraftVersion,
	head?: EntryHead,
): LaunchLine => ({
	collection,
	id: id === "+" ? version.id : id,
	name,
	locale,
	version,
	state: id === "+" ? "new" : "edits",
	key: head?.key ?? "",
	changed,
});
const lineOfHead = ({ collection, id, name, locale, status, key, changed }: EntryHead): LaunchLine => ({
	collection,
	id,
	name,
	locale,
	version: null,
	state: status === "draft" ? "draft" : "nothing",
	key,
	changed,
});

/** Returns the current state of entries, in their order. */
export async function launchLines(database: Knex, entries: readonly LaunchEntry[]): Promise<readonly LaunchLine[]> {
	const ids = entries.map(({ id }) => id);
	const [heads, drafts] = await Promise.all([
		headsWhere(database, (query) => void query.whereIn("id", ids)),
		readDraftVersions(database, (query) => {
			query.where((own) =>
				own
					.whereIn("item", ids)
					.where({ key: DRAFT })
					.orWhere((fresh) => fresh.whereNull("item").whereIn("id", ids)),
			);
		}),
	]);
	return entries.map(({ collection, id }) => {
		const head = heads.find((one) => one.collection === collection && one.id === id);
		const draft = drafts.find((one) => one.collection === collection && (head ? one.id === id : one.version.id === id));
		if (draft) return lineOfDraft(draft, head);
		return head
			? lineOfHead(head)
			: { collection, id, name: "", locale: "", state: "gone", version: null, key: "", changed: 0 };
	});
}

/** Returns the current state of a launch's entries. */
export async function linesOf(database: Knex, launch: string): Promise<readonly LaunchLine[]> {
	return launchLines(database, (await entriesOf(database, [launch])).get(launch) ?? []);
}

/** Returns unpublished entries, the latest first. */
export async function unpublishedLines(database: Knex): Promise<readonly LaunchLine[]> {
	const [heads, drafts] = await Promise.all([
		headsWhere(database, (query) => void query.where({ status: "draft" }).limit(MAX_SUGGESTED)),
		readDraftVersions(database, (query) => void query.where({ key: DRAFT }).limit(MAX_SUGGESTED)),
	]);
	const edited = new Set(drafts.map(({ collection, id }) => `${collection}/${id}`));
	const own = heads.filter(({ collection, id }) => !edited.has(`${collection}/${id}`));
	const lines = [...own.map(lineOfHead), ...drafts.map((draft) => lineOfDraft(draft))];
	return lines.toSorted((one, other) => other.changed - one.changed).slice(0, MAX_SUGGESTED);
}

/** Returns other unpublished languages of the entries. */
export async function missingLanguages(database: Knex, lines: readonly LaunchLine[]): Promise<readonly LaunchLine[]> {
	const keys = lines.flatMap(({ key }) => (key ? [key] : []));
	if (keys.length === 0) return [];
	const heads = await headsWhere(database, (query) => void query.whereIn("translation_key", keys));
	const others = heads.filter(
		({ collection, id, key }) =>
			lines.some((line) => line.collection === collection && line.key === key) &&
			!lines.some((line) => line.collection === collection && line.id === id),
	);
	const found = await launchLines(database, others);
	return found.filter(({ state }) => state !== "nothing");
}

async function headsWhere(database: Knex, narrow: (query: Knex.QueryBuilder) => void): Promise<readonly EntryHead[]> {
	return (await Promise.all(translated.map((definition) => readHeads(database, definition, narrow)))).flat();
}
