// The replica: an SQLite file with the published content, written by one process of a host and read by all.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Row } from "../directus/directus-source.server.ts";
import type { ContentChange } from "./content-change.ts";
import { statementsOf } from "./prepared-statements.server.ts";
import { replaceDamaged } from "./replace-damaged.server.ts";
import { isDamaged, openDatabase, removeDatabase } from "./replica-database.server.ts";
import { createPictures } from "./replica-pictures.server.ts";
import { createProse } from "./replica-prose.server.ts";
import { quoted, stored } from "./replica-query.server.ts";
import { createReads, type ReplicaReads } from "./replica-reads.server.ts";
import { FILES_COLLECTION, fileLinks, listsWith, tableNamed, tables } from "./replica-tables.server.ts";
import type { StoredRow } from "./rows-from-tables.server.ts";

/** Where a follower of the feed is. */
export interface FeedPlace {
	readonly epoch: number;
	readonly cursor: string;
}

/** What becomes of rows of one collection: as they are now, and the ids of those that are none of the site's any more. */
export interface RowChanges {
	readonly collection: string;
	readonly rows: readonly Row[];
	readonly gone: readonly string[];
}

/** An open replica. */
export interface Replica extends ReplicaReads {
	/** Where the feed was read up to; undefined before the first filling. */
	place(): FeedPlace | undefined;
	/** A number that rises with each change. */
	version(): number;
	/** When, in ms, it was last known to have all that the content service had; undefined: never. */
	current(): number | undefined;
	/** Notes that it has. */
	noteCurrent(at: number): void;
	/** Stores changes and up to where the feed was read, all or nothing. @returns what is another now, by collection */
	apply(changes: readonly RowChanges[], place: FeedPlace): readonly ContentChange[];
	/**
	 * Replaces everything, all or nothing: readers see what was there before until the end. Rows that stay as they are count as no change.
	 * Nothing else may be stored meanwhile. The first filling replaces nothing: it has no place until its end, and goes on where it was cut off.
	 * @param rows all rows, some at a time
	 * @param unclear ids by collection, looked at once all rows are stored: rows that could not be read, and stay as they are
	 * @returns as {@link apply}; nothing is replaced where `rows` throws
	 */
	fill(
		place: FeedPlace,
		rows: AsyncIterable<Omit<RowChanges, "gone">>,
		unclear?: ReadonlyMap<string, ReadonlySet<string>>,
	): Promise<readonly ContentChange[]>;
	/** Parses the texts of one row that are not parsed yet, some milliseconds' work. @returns whether there may be more */
	parseNext(): boolean;
	/** How many rows have texts that are not parsed yet. */
	unparsed(): number;
	/** The rows that point to a file, by collection. */
	holdersOf(file: string): ReadonlyMap<string, ReadonlySet<string>>;
	/** How many rows there are of each collection. */
	counts(): ReadonlyMap<string, number>;
	close(): void;
}

/** How many rows the first filling stores before it commits them: a commit blocks, that of a gigabyte for seconds. */
const COMMIT_EVERY = 500;

/**
 * Opens the replica in a folder, which is created if missing. If SQLite reports that the file is damaged, an empty one takes its place:
 * reads and writes throw ContentUnavailable until it is filled.
 * @param now in ms, for tests
 * @param onDamaged called with SQLite's error once the damaged file was replaced
 */
export function openReplica(
	folder: string,
	now: () => number = Date.now,
	onDamaged: (error: unknown) => void = () => undefined,
): Replica {
	return replaceDamaged((from) => openFile(folder, now, from), {
		remove: () => removeDatabase(folder),
		onDamaged,
	});
}

/** Opens the file as it is. @param from the version that a new file has */
function openFile(folder: string, now: () => number, from = 0): Replica {
	const { writing, reading } = openDatabase(folder);
	const read = statementsOf(reading);
	const write = statementsOf(writing);
	const prose = createProse(write);
	const pictures = createPictures(write);

	/** A read takes locks of its own unless it is within a transaction. While nothing is written, all reads share one. */
	const share = (): void => {
		if (!reading.isTransaction) reading.exec("begin");
	};
	const begin = (): void => {
		// As long as one is open, the write-ahead log only grows.
		if (reading.isTransaction) reading.exec("commit");
		writing.exec("begin immediate");
	};
	if (from > 0) writing.prepare("update place set version = ?").run(from);
	share();

	/** Stores rows. @returns what was another before */
	const store = ({ collection, rows, gone }: RowChanges): readonly ContentChange[] => {
		const table = tableNamed(collection);
		const names = [...table.columns.keys()];
		const columns = names.map(quoted).join(", ");
		const before = write(`select ${columns} from ${quoted(collection)} where id = ?`);
		const updates = names.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(", ");
		const places = names.map(() => "?").join(", ");
		const put = write(
			`insert into ${quoted(collection)} (${columns}) values (${places}) on conflict (id) do update set ${updates}`,
		);
		const remove = write(`delete from ${quoted(collection)} where id = ?`);
		const lists = listsWith(collection).map((list) => ({ ...list, owners: new Set<string>() }));
		const noteOwners = (row: StoredRow | undefined): void => {
			for (const { column, owners } of lists) if (row?.[column]) owners.add(String(row[column]));
		};
		const made = new Set<string>();
		const changed = new Set<string>();
		const fields = new Set<string>();
		for (const row of rows) {
			const id = String(row.id);
			const values = [...table.columns.values()].map((column) => stored(column, row[column.name]));
			const known = before.get(id);
			const others = names.filter((name, at) => known?.[name] !== values[at]);
			if (others.length === 0) continue;
			put.run(...values);
			prose.changed(collection, id, known && others);
			pictures.changed(collection, row);
			noteOwners(known);
			noteOwners(before.get(id));
			if (!known) made.add(id);
			else {
				changed.add(id);
				for (const name of others) fields.add(name);
			}
		}
		const removed = new Set<string>();
		for (const id of gone) {
			const known = before.get(id);
			if (!known) continue;
			remove.run(id);
			prose.gone(collection, id);
			pictures.gone(collection, id);
			noteOwners(known);
			removed.add(id);
		}
		return [
			...(made.size > 0 ? [{ collection, event: "create", keys: made, fields: undefined } as const] : []),
			...(changed.size > 0 ? [{ collection, event: "update", keys: changed, fields } as const] : []),
			...(removed.size > 0 ? [{ collection, event: "delete", keys: removed, fields: undefined } as const] : []),
			// What stands in a list of a row is a part of that row.
			...lists.flatMap(({ of, name, owners }) =>
				owners.size > 0 ? [{ collection: of, event: "update", keys: owners, fields: new Set([name]) } as const] : [],
			),
		];
	};

	const storeAll = (changes: readonly RowChanges[]): readonly ContentChange[] => {
		const made = changes.flatMap(store);
		const mayLeave = made.some(({ event, fields }) => event === "delete" || fileLinks.some(({ column }) => fields?.has(column)));
		return mayLeave ? [...made, ...removeUnheldFiles()] : made;
	};

	/** Files that no row points to any more go with the last that did. */
	const removeUnheldFiles = (): readonly ContentChange[] => {
		const held = fileLinks.map(
			({ collection, column }) => `select ${quoted(column)} from ${quoted(collection)} where ${quoted(column)} is not null`,
		);
		const left = write(`select id from ${FILES_COLLECTION} where id not in (${held.join(" union ")})`).all();
		return store({ collection: FILES_COLLECTION, rows: [], gone: left.map(({ id }) => String(id)) });
	};

	const { version: storedVersion, current: storedCurrent } = read("select version, current from place").get() ?? {};
	let version = Number(storedVersion);
	let current = typeof storedCurrent === "number" ? storedCurrent : undefined;

	const placeOf = (): FeedPlace | undefined => {
		const { epoch, cursor } = read("select epoch, cursor from place").get() ?? {};
		return typeof epoch === "number" && typeof cursor === "string" ? { epoch, cursor } : undefined;
	};

	const finish = ({ epoch, cursor }: FeedPlace, changes: readonly ContentChange[]): readonly ContentChange[] => {
		const isFirst = !placeOf();
		// A process that is about to end may have stored something since this one opened the file.
		const before = Number(write("select version from place").get()?.version);
		const next = before + (changes.length > 0 || isFirst ? 1 : 0);
		write("update place set epoch = ?, cursor = ?, version = ?").run(epoch, cursor, next);
		writing.exec("commit");
		version = next;
		// What is withdrawn leaves the write-ahead log, too.
		if (changes.some(({ event }) => event === "delete")) writing.exec("pragma wal_checkpoint(truncate)");
		share();
		return changes;
	};

	const undo = (error: unknown): never => {
		if (writing.isTransaction) writing.exec("rollback");
		if (!isDamaged(error)) share();
		throw error;
	};

	return {
		...createReads(reading, now),
		place: placeOf,
		version: () => version,
		current: () => current,
		noteCurrent(at) {
			begin();
			try {
				write("update place set current = ?").run(at);
				writing.exec("commit");
			} catch (error) {
				return undo(error);
			}
			current = at;
			share();
		},
		apply(changes, place) {
			begin();
			try {
				return finish(place, storeAll(changes));
			} catch (error) {
				return undo(error);
			}
		},
		async fill(place, rows, unclear = new Map()) {
			const isFirst = placeOf() === undefined;
			begin();
			try {
				const ids = new Map([...tables.keys()].map((collection) => [collection, new Set<string>()]));
				const changes: ContentChange[] = [];
				let uncommitted = 0;
				for await (const some of rows) {
					changes.push(...store({ ...some, gone: [] }));
					uncommitted += some.rows.length;
					if (isFirst && uncommitted >= COMMIT_EVERY) {
						writing.exec("commit; begin immediate");
						uncommitted = 0;
					}
					for (const { id } of some.rows) ids.get(some.collection)?.add(String(id));
				}
				for (const [collection, there] of ids) {
					// Of 200,000 rows each takes a third of a second.
					await nextTurn();
					const known = write(`select id from ${quoted(collection)}`).all();
					const gone = known.map(({ id }) => String(id)).filter((id) => !there.has(id) && !unclear.get(collection)?.has(id));
					// Which files are still needed, the rows that stay know.
					if (collection !== FILES_COLLECTION) changes.push(...store({ collection, rows: [], gone }));
				}
				return finish(place, [...changes, ...removeUnheldFiles()]);
			} catch (error) {
				return undo(error);
			}
		},
		parseNext() {
			// What is filled in is told of at its end.
			if (writing.isTransaction) return false;
			begin();
			try {
				const isMore = prose.parseNext();
				writing.exec("commit");
				share();
				return isMore;
			} catch (error) {
				return undo(error);
			}
		},
		unparsed: () => Number(read("select count(*) as n from unparsed").get()?.n),
		holdersOf(file) {
			const holders = new Map<string, Set<string>>();
			for (const { collection, column } of fileLinks) {
				const found = read(`select id from ${quoted(collection)} where ${quoted(column)} = ?`).all(file);
				if (found.length > 0)
					holders.set(collection, new Set([...(holders.get(collection) ?? []), ...found.map(({ id }) => String(id))]));
			}
			return holders;
		},
		counts: () =>
			new Map([...tables.keys()].map((name) => [name, Number(read(`select count(*) as n from ${quoted(name)}`).get()?.n)])),
		close() {
			reading.close();
			writing.close();
		},
	};
}
