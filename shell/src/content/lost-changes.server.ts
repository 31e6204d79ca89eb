// Finds changes of which the content service's report was lost, by comparing: how many rows there are, and when the newest changed.
// Only where that is not what is known are rows looked for, and only those that changed are asked for anew.

import { momentOf } from "@hub/shared-contracts/cms/row";
import { collections } from "@hub/shared-contracts/collections/collections";
import type { Log } from "../server/log.server.ts";
import type { ContentCache } from "./content-cache.server.ts";
import type { ContentChange } from "./content-change.ts";
import type { ContentSource, Row } from "./directus-source.server.ts";
import { readIds } from "./row-reads.server.ts";

/** A comparison that goes on. */
export interface LostChanges {
	/** Compares now. Never rejects: what could not be read is compared the next time. */
	compare(): Promise<void>;
	/** Whether changes are heard of, for `/readyz`. */
	state(): ChangesState;
	stop(): void;
}

/** How changes arrive. */
export interface ChangesState {
	/** How long ago, in ms, all collections were last compared; before the first time, how long ago it began. */
	readonly comparedAgo: number;
	/** How long ago, in ms, changes were last found that had not been reported; undefined: never. */
	readonly unreportedAgo: number | undefined;
}

/** What is compared with what. */
export interface LostChangesOptions {
	readonly content: Pick<ContentCache, "purge" | "onChange" | "isAway">;
	/** Past what is kept: it would compare with itself. */
	readonly source: ContentSource;
	readonly log: Pick<Log, "warn">;
	/** What is watched; default: every collection that visitors may see. */
	readonly watched?: readonly WatchedCollection[];
	/** The time in ms, for tests. */
	readonly now?: () => number;
}

/** A collection. */
export interface WatchedCollection {
	readonly collection: string;
	/** Whether its rows say when they were made and changed; tables between two others do not. */
	readonly dated: boolean;
}

/**
 * How often, in ms. A report is lost when the site restarts, or the network fails, in the moment in which it is sent; half a minute is
 * what visitors may then see too late. One or two calls that find nothing cost the content service some milliseconds.
 */
export const COMPARE_EVERY = 30_000;

/** So far back, in ms, changes are looked at again: a transaction may end later than the moment that it writes into its rows. */
const OVERLAP = 60_000;

/** Rows in one read. */
const MANY = 1_000;

/** Ids of changed rows in one read. */
const CHUNK = 100;

/** What is known of a collection. */
interface Known {
	readonly ids: Set<string>;
	/** Rows that changed lately, with their moments as they are stored, and the later one in ms. */
	readonly stamps: Map<string, { readonly stamp: string; readonly at: number | undefined }>;
	/** The newest moment that a comparison saw, in ms of the content service's clock; undefined: no row has one. */
	newest: number | undefined;
	/** When a comparison first saw it, in ms of our own clock. */
	seen: number;
}

const publicCollections: readonly WatchedCollection[] = collections
	.filter(({ audience }) => audience === "public")
	.map(({ collection, fields }) => ({ collection, dated: "date_updated" in fields }));

/** Begins to compare. */
export function findLostChanges(options: LostChangesOptions): LostChanges {
	const { content, source, log, watched = publicCollections, now = Date.now } = options;
	const known = new Map<string, Known>();
	let own = false;
	let comparing: Promise<void> | undefined;
	let stopped = false;
	let compared = now();
	let unreported: number | undefined;

	/** Has a change asked for anew. */
	const report = (collection: string, event: ContentChange["event"], keys: readonly string[]): void => {
		if (keys.length === 0) return;
		log.warn({ collection, event, rows: keys.length }, "Changes were found of which the content service's report was lost");
		unreported = now();
		own = true;
		content.purge({ collection, event, keys: new Set(keys), fields: undefined });
		own = false;
	};

	const take = (state: Known, rows: readonly Row[]): void => {
		for (const row of rows) {
			const at = newestOf(row);
			if (at === undefined || at <= (state.newest ?? Number.NEGATIVE_INFINITY)) continue;
			state.newest = at;
			state.seen = now();
		}
	};

	/** From when on changes are looked at. A clock that was ahead for a while must not hide what comes after it was set right. */
	const horizonOf = ({ newest, seen }: Known): number => {
		if (newest === undefined || newest > now()) return now() - OVERLAP;
		// Thousands of rows may have been brought in at the same moment.
		return now() - seen > 2 * OVERLAP ? newest + 1 : newest - OVERLAP;
	};

	/** Rows by one moment, in its order: the database then reads as many as there are, and not all. */
	const recentBy = async (collection: string, field: string, since: number): Promise<readonly Row[]> => {
		const found: Row[] = [];
		for (;;) {
			const rows = await source.read({
				collection,
				fields: ["id", "date_created", "date_updated"],
				filter: { [field]: { _gte: new Date(since).toISOString() } },
				sort: [field, "id"],
				limit: MANY,
				offset: found.length,
				bulk: true,
			});
			found.push(...rows);
			if (rows.length < MANY) return found;
		}
	};

	const recentRows = async (collection: string, since: number): Promise<readonly Row[]> => {
		const found = await Promise.all(["date_created", "date_updated"].map((field) => recentBy(collection, field, since)));
		return [...new Map(found.flat().map((row) => [String(row.id), row])).values()];
	};

	const newestMoments = (collection: string): Promise<(readonly Row[])[]> =>
		Promise.all(
			["date_created", "date_updated"].map((field) =>
				source.read({
					collection,
					fields: ["id", field],
					filter: { [field]: { _nnull: true } },
					sort: [`-${field}`],
					limit: 1,
					bulk: true,
				}),
			),
		);

	/** What everything later is compared with. */
	const begin = async ({ collection, dated }: WatchedCollection): Promise<void> => {
		const state: Known = { ids: new Set(), stamps: new Map(), newest: undefined, seen: now() };
		if (dated) {
			take(state, (await newestMoments(collection)).flat());
			mark(state, await recentRows(collection, horizonOf(state)));
		}
		for await (const ids of readIds(source, collection)) for (const id of ids) state.ids.add(id);
		known.set(collection, state);
	};

	const compareIds = async (collection: string, { ids, stamps }: Known): Promise<void> => {
		const missing = new Set(ids);
		const made = new Set<string>();
		for await (const part of readIds(source, collection))
			for (const id of part) {
				missing.delete(id);
				if (!ids.has(id)) made.add(id);
			}
		for (const id of made) ids.add(id);
		for (const id of missing) {
			ids.delete(id);
			stamps.delete(id);
		}
		report(collection, "create", [...made]);
		report(collection, "delete", [...missing]);
	};

	const compareOne = async (one: WatchedCollection): Promise<void> => {
		const { collection, dated } = one;
		const state = known.get(collection);
		if (!state) return begin(one);
		const horizon = horizonOf(state);
		const [[counted], rows] = await Promise.all([
			source.read({ kind: "count", collection, fields: ["id"], filter: {}, bulk: true }),
			dated ? recentRows(collection, horizon) : [],
		]);
		const changed = rows.filter((row) => state.stamps.get(String(row.id))?.stamp !== stampOf(row));
		const [made, updated] = [false, true].map((was) =>
			changed.map(({ id }) => String(id)).filter((id) => state.ids.has(id) === was),
		) as [string[], string[]];
		take(state, rows);
		mark(state, changed);
		for (const id of made) state.ids.add(id);
		report(collection, "create", made);
		report(collection, "update", updated);
		forget(state, Math.min(horizon, (state.newest ?? horizon) - OVERLAP));
		const count = countIn(counted);
		if (count !== undefined && count !== state.ids.size) await compareIds(collection, state);
	};

	const compareAll = async (): Promise<void> => {
		// What was lost meanwhile is found when the service is back.
		if (content.isAway()) return;
		const ended = await Promise.allSettled(watched.map(compareOne));
		if (ended.every(({ status }) => status === "fulfilled")) compared = now();
	};

	const compare = (): Promise<void> => {
		comparing ??= compareAll().finally(() => {
			comparing = undefined;
		});
		return comparing;
	};

	/** Notes what was reported, with the moments of the rows as they are from now on: a later change has a later one. */
	const note = async ({ collection, event, keys }: ContentChange): Promise<void> => {
		const state = known.get(collection);
		if (own || !state || !keys || event === "due") return;
		const unheard = [...keys].filter((key) => event === "update" && !state.ids.has(key));
		for (const key of keys) {
			if (event === "delete") state.ids.delete(key);
			else state.ids.add(key);
		}
		report(collection, "create", unheard);
		if (event === "delete" || !watched.some((one) => one.collection === collection && one.dated)) return;
		const ids = [...keys];
		for (let at = 0; at < ids.length; at += CHUNK) {
			const rows = await source.read({
				collection,
				fields: ["id", "date_created", "date_updated"],
				filter: { id: { _in: ids.slice(at, at + CHUNK) } },
				sort: ["id"],
				limit: CHUNK,
			});
			mark(state, rows);
		}
	};

	const unfollow = content.onChange((change) => {
		// Without an answer the change is found again by the next comparison, which is no harm.
		note(change).catch(() => undefined);
	});
	const timer = setInterval(() => void compare(), COMPARE_EVERY);
	timer.unref();
	void compare();

	return {
		async compare() {
			if (!stopped) await compare();
		},
		state: () => ({ comparedAgo: now() - compared, unreportedAgo: unreported === undefined ? undefined : now() - unreported }),
		stop() {
			stopped = true;
			unfollow();
			clearInterval(timer);
		},
	};
}

function mark({ stamps }: Known, rows: readonly Row[]): void {
	for (const row of rows) stamps.set(String(row.id), { stamp: stampOf(row), at: newestOf(row) });
}

function forget({ stamps }: Known, horizon: number): void {
	for (const [id, { at }] of stamps) if (at !== undefined && at < horizon) stamps.delete(id);
}

function stampOf({ date_created, date_updated }: Row): string {
	return JSON.stringify([date_created, date_updated]);
}

function newestOf({ date_created, date_updated }: Row): number | undefined {
	const moments = [date_created, date_updated]
		.flatMap((moment) => momentOf(moment) ?? [])
		.filter((moment) => !Number.isNaN(moment));
	return moments.length > 0 ? Math.max(...moments) : undefined;
}

function countIn(row: Row | undefined): number | undefined {
	const { count } = row ?? {};
	return typeof count === "object" && count !== null && "id" in count && typeof count.id === "number" ? count.id : undefined;
}
