// Keeps something small of every live row of one query, and takes in what changed.

import { setImmediate as nextTurn } from "node:timers/promises";
import { hasStatus } from "@hub/shared-contracts/cms/live";
import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../server/log.server.ts";
import type { ContentChange } from "./content-change.ts";
import type { ContentSource, Row } from "./directus-source.server.ts";
import { fieldsOf, readIds, readIdsAt, readRowsById } from "./row-reads.server.ts";
import { idsWithin, type RelationPath, relationPaths } from "./row-relations.ts";

/** What is kept of the rows of a query. */
export interface KeptQuery<Fact> {
	readonly query: ContentQuery<unknown>;
	/** Few rows of the collection fulfil the query's filter: at first the content service looks for them, and no others are read. Default false. */
	readonly sparse?: boolean;
	/** How many rows are looked at in one turn of the event loop. Default 25, of some 30 µs each. */
	readonly atOnce?: number;
	/** What is kept of a live row, by what it means and as it was read. What it throws is a bug: the query fails. */
	factOf(item: unknown, id: string, row: Row): Fact;
	/** Whether nothing has changed between two readings of a row. */
	same(one: Fact, other: Fact): boolean;
	/** Called when a row came, changed or went. */
	changed(before: Fact | undefined, after: Fact | undefined): void;
	/** Called when all rows are known: after the first reading, and after every other reading of them all. */
	filled(): void;
	/** Called when a function of the query threw; all rows are read again later. */
	failed(error: unknown): void;
}

/** The rows of one query. Its promises reject with ContentUnavailable, and with what functions of the query throw. */
export interface QueryState<Fact = unknown> {
	/** What is kept, as far as it is known. */
	facts(): Iterable<Fact>;
	/** Takes note of a change. @returns whether it may matter */
	note(change: ContentChange): boolean;
	/** Whether rows that changed are still to be read. */
	hasChanged(): boolean;
	/** Reads them. */
	settle(): Promise<void>;
	/** Whether all rows are known. */
	isFilled(): boolean;
	/** Reads all rows that are not known. */
	fill(): Promise<void>;
	/** All rows are to be read again. */
	again(): void;
	/** Ends a reading that is under way. */
	end(): void;
}

/** Rows in one read. */
const CHUNK = 100;

/** Rows that are looked at in one turn of the event loop, where a query does not say otherwise. */
const AT_ONCE = 25;

/** After how many rows of a walk through all of them others have their turn. */
const WALK = 5_000;

/** A change in a row that some of these hold. */
interface Doubt {
	readonly path: RelationPath;
	readonly key: string;
	/** The number of its note. */
	readonly at: number;
}

export function keepQuery<Fact>(kept: KeptQuery<Fact>, source: ContentSource, log: Pick<Log, "error">): QueryState<Fact> {
	const { query, atOnce = AT_ONCE } = kept;
	const fields = fieldsOf(query);
	const paths = relationPaths(fields);
	/** `seen` is the number of notes at which a row's reading began. */
	const rows = new Map<string, { readonly fact: Fact; readonly related: readonly string[]; readonly seen: number }>();
	const words = new Map<string, string>();
	const changed = new Set<string>();
	const backlog = new Set<string>();
	/** Ids in reads that are under way and whose answers count. */
	const reading = new Set<Set<string>>();
	let doubts: Doubt[] = [];
	let notes = 0;
	let unlisted = true;
	let filled = false;
	let ended = false;

	/** Equal ids as one text: thousands of rows have the same author. */
	const interned = (id: string): string => {
		const found = words.get(id);
		if (found === undefined) words.set(id, id);
		return found ?? id;
	};

	const readSome = async (ids: readonly string[], urgent: boolean): Promise<void> => {
		const open = new Set(ids);
		const seen = notes;
		reading.add(open);
		try {
			const found = await readRowsById(source, { query, ids, urgent, log });
			let looked = 0;
			for (const id of open) {
				if (ended) return;
				looked += 1;
				if (looked % atOnce === 0) await nextTurn();
				// It may have changed in the meantime.
				if (!open.delete(id)) continue;
				const before = rows.get(id);
				const row = found.meaningOf(id);
				const fact = row && kept.factOf(row.item, id, row.row);
				if (row && fact !== undefined) rows.set(id, { fact, related: idsWithin(row.row, fields).map(interned), seen });
				else rows.delete(id);
				const same = before && fact !== undefined ? kept.same(before.fact, fact) : !before && fact === undefined;
				if (!same) kept.changed(before?.fact, fact);
			}
		} catch (error) {
			for (const id of open) (urgent ? changed : backlog).add(id);
			throw error;
		} finally {
			reading.delete(open);
		}
	};

	const readChanged = async (ids: readonly string[]): Promise<void> => {
		for (let at = 0; at < ids.length; at += CHUNK) {
			try {
				await readSome(ids.slice(at, at + CHUNK), true);
			} catch (error) {
				for (const id of ids.slice(at + CHUNK)) changed.add(id);
				throw error;
			}
			if (at + CHUNK < ids.length) await nextTurn();
		}
	};

	/** Puts every row in line: those that there are, and those that may have gone. */
	const list = async (): Promise<void> => {
		unlisted = false;
		try {
			for (const id of rows.keys()) backlog.add(id);
			for await (const ids of readIds(source, query.collection, kept.sparse ? query.filter : undefined))
				for (const id of ids) backlog.add(id);
		} catch (error) {
			unlisted = true;
			throw error;
		}
	};

	const holdersOf = async (key: string): Promise<readonly string[]> => {
		const found: string[] = [];
		let looked = 0;
		for (const [id, { related }] of rows) {
			if (related.includes(key)) found.push(id);
			looked += 1;
			if (looked % WALK === 0) await nextTurn();
		}
		return found;
	};

	/**
	 * Finds out whether a related row's change matters. All rows that hold the same one share its fate: where nothing changed for one
	 * of them, nothing did for the others.
	 */
	const settleDoubt = async ({ path, key, at }: Doubt): Promise<void> => {
		// One that was read since knows the change already, and says nothing of the others.
		const isOlder = (id: string) => (rows.get(id)?.seen ?? -1) < at;
		const holders = (await holdersOf(key)).filter(isOlder);
		const [sample] = holders;
		const before = sample === undefined ? undefined : rows.get(sample);
		if (sample !== undefined) await readSome([sample], true);
		const after = sample === undefined ? undefined : rows.get(sample);
		const wasRead = after !== undefined && after.seen >= at;
		if (before && wasRead && after.related.includes(key) && kept.same(before.fact, after.fact)) return;
		const now = await readIdsAt(source, query, path, key);
		await readChanged([...new Set([...holders, ...now])].filter(isOlder));
	};

	return {
		*facts() {
			for (const { fact } of rows.values()) yield fact;
		},
		note({ collection, event, keys, fields: names }) {
			let matters = false;
			notes += 1;
			if (collection === query.collection) {
				matters = true;
				for (const key of keys) {
					changed.add(key);
					backlog.delete(key);
					// An answer that is under way may be from before the change.
					for (const ids of reading) ids.delete(key);
				}
			}
			for (const path of paths) {
				if (path.collection !== collection || (names && ![...names].some((name) => path.fields.has(name)))) continue;
				// Nothing holds a row that is new, but a table between two others.
				if (event === "create" && (hasStatus(collection) || collection === "directus_files")) continue;
				matters = true;
				for (const key of keys) doubts.push({ path, key, at: notes });
			}
			return matters;
		},
		hasChanged: () => changed.size > 0 || doubts.length > 0,
		async settle() {
			const ids = [...changed];
			const asked = [...new Map(doubts.map((doubt) => [`${doubt.path.names.join(".")} ${doubt.key}`, doubt])).values()];
			changed.clear();
			doubts = [];
			try {
				await readChanged(ids);
				for (; asked[0]; asked.shift()) await settleDoubt(asked[0]);
			} catch (error) {
				doubts.push(...asked);
				throw error;
			}
		},
		isFilled: () => filled,
		async fill() {
			while (!ended && (unlisted || backlog.size > 0)) {
				if (unlisted) await list();
				const ids = firstOf(backlog, CHUNK);
				for (const id of ids) backlog.delete(id);
				if (ids.length > 0) await readSome(ids, false);
				await nextTurn();
			}
			if (ended || filled) return;
			filled = true;
			kept.filled();
		},
		again() {
			changed.clear();
			doubts = [];
			unlisted = true;
			filled = false;
		},
		end() {
			ended = true;
		},
	};
}

function firstOf<Value>(values: Iterable<Value>, count: number): readonly Value[] {
	const first: Value[] = [];
	for (const value of values) {
		if (first.length === count) break;
		first.push(value);
	}
	return first;
}
