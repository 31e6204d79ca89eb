// What the entries of a launch are at the moment, and what else could join them.

import type { Knex } from "knex";
import { type DraftVersion, readDraftVersions } from "../desk/draft-versions.ts";
import { type EntryHead, readHeads, translated } from "../desk/entry-heads.ts";
import type { LaunchEntry } from "./launches-table.ts";

/**
 * What publishing an entry means: a `new` one appears that is only a version so far, a `draft` appears, `edits` of what is stored take its
 * place; `nothing` is left to publish; `gone`: there is no such entry any more.
 */
export type LaunchedState = "new" | "draft" | "edits" | "nothing" | "gone";

/** An entry as lists say it. */
export interface LaunchLine extends LaunchEntry {
	readonly name: string;
	/** Empty where none is chosen yet. */
	readonly locale: string;
	readonly state: LaunchedState;
	/** The version in Studio that is published; null for the entry itself. */
	readonly version: { readonly id: string; readonly key: string } | null;
	/** The key that its languages share; empty for a new one, which Studio has not stored yet. */
	readonly key: string;
}

/** How many unpublished entries are offered. */
const OFFERED = 200;

/** The version that Studio's form of an entry begins. */
const DRAFT = "draft";

const lineOfDraft = ({ collection, id, version, name, locale }: DraftVersion, head?: EntryHead): LaunchLine => ({
	...{ collection, id: id === "+" ? version.id : id, name, locale, version },
	...{ state: id === "+" ? "new" : "edits", key: head?.key ?? "" },
});
const lineOfHead = ({ collection, id, name, locale, status, key }: EntryHead): LaunchLine => ({
	...{ collection, id, name, locale, version: null, state: status === "draft" ? "draft" : "nothing", key },
});

/** Says of entries what they are now, in their order. */
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
		return head ? lineOfHead(head) : { collection, id, name: "", locale: "", state: "gone", version: null, key: "" };
	});
}

/** Entries that wait to be published, the latest first. */
export async function unpublishedLines(database: Knex): Promise<readonly LaunchLine[]> {
	const [heads, drafts] = await Promise.all([
		headsWhere(database, (query) => void query.where({ status: "draft" }).limit(OFFERED)),
		readDraftVersions(database, (query) => void query.where({ key: DRAFT }).limit(OFFERED)),
	]);
	const edited = new Set(drafts.map(({ collection, id }) => `${collection}/${id}`));
	const own = heads.filter(({ collection, id }) => !edited.has(`${collection}/${id}`));
	const lines = [
		...own.map((head) => ({ line: lineOfHead(head), changed: head.changed })),
		...drafts.map((draft) => ({ line: lineOfDraft(draft), changed: draft.changed })),
	];
	return lines
		.toSorted((one, other) => other.changed - one.changed)
		.slice(0, OFFERED)
		.map(({ line }) => line);
}

/** The other languages of entries that have something to publish too, and are not among them. */
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
