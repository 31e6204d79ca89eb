// Watches queries of the replica: hands on each live row, and each that may be another since something changed. A change costs reading the
// rows that it names; the first reading of all goes on in the background, a few rows at a time.

import { setImmediate as nextTurn } from "node:timers/promises";
import { LIVE_FIELDS, liveRow, withLiveFields } from "@hub/shared-contracts/cms/live";
import { asWritten, type ContentQuery, ContentUnavailable, type Filter } from "@hub/shared-contracts/content/content-reader";
import { withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { Row } from "../directus/directus-source.server.ts";
import type { ContentChange } from "../replica/content-change.ts";
import type { Content } from "./content.server.ts";
import { type RelatedRows, relatedRows } from "./related-rows.server.ts";

/** A live row: what it means, and as it was read. */
export interface WatchedRow {
	readonly item: unknown;
	readonly row: Row;
}

/** A query that is watched, and who hears of its rows. */
export interface WatchedQuery {
	readonly query: ContentQuery<unknown>;
	/** How many rows are read in one turn of the event loop. Default 25, of some 30 µs each. */
	readonly atOnce?: number;
	/**
	 * What is made of a row follows from its own fields, and of related rows only from whether they are live. When something else in those
	 * changed, whether the row is broken now is checked later, and no one waits for it. Default false.
	 */
	readonly ownFields?: boolean;
	/** Called with each row that may be another than before; undefined: none with this id is live. What it throws is a bug: the query fails. */
	changed(id: string, found: WatchedRow | undefined): void;
	/** Called when all rows were handed on. */
	complete(): void;
	/** Called when the query's parser or `changed` threw; all rows are read again later. */
	failed(error: unknown): void;
}

/** A query that is being watched. */
export interface Watched {
	/** Its live row with an id, as it is now; undefined where there is none, or it is broken. @throws ContentUnavailable where nothing was read yet */
	find(id: string): WatchedRow | undefined;
	end(): void;
}

/** Queries that are watched together. */
export interface WatchedQueries {
	/** Begins to watch a query. */
	watch(query: WatchedQuery): Watched;
	/**
	 * Resolves when all that changed until now was handed on, or `patience` (in ms) is over; undefined where there is nothing to wait for.
	 * A first reading is waited for no longer than that from its beginning: it takes its time.
	 */
	settled(patience: number): Promise<unknown> | undefined;
	/** Whether all rows were handed on as they are now, and nothing is left to be checked. */
	isSettled(): boolean;
	/** Whether all changes were handed on, but for those of queries that failed; rows that were never read may still be missing. */
	isCurrent(): boolean;
	/** Ends watching them all. */
	end(): void;
}

/** What queries are watched with. */
export interface WatchedQueriesOptions {
	readonly content: Pick<Content, "readNow" | "nodesOf" | "onChange">;
	readonly log: Pick<Log, "error">;
}

/** Rows that are read in one turn of the event loop, where a query does not say otherwise. */
const AT_ONCE = 25;

/** Rows that hold a related one and are found in one read, by their ids alone. */
const HOLDERS = 100;

/** After how long, in ms, it is tried again where nothing could be read, and where a function of the query threw: someone has to mend it. */
const UNREAD_PAUSE = 1_000;
const FAILED_PAUSE = 30_000;

const LIVE: ReadonlySet<string> = new Set(LIVE_FIELDS);

/** One query. */
interface Watch {
	/** When it began, in ms of the process's clock. */
	readonly since: number;
	/** Takes note of a change. */
	note(change: ContentChange): void;
	/** Whether changes are still to be handed on. */
	hasChanges(): boolean;
	/** Whether it reads all rows. */
	isReading(): boolean;
	/** Whether there is something that no one waits for. */
	hasDeferred(): boolean;
	/** Whether it waits after a failure. */
	isPaused(): boolean;
	/** Hands on some rows. */
	step(): void;
	readonly find: Watched["find"];
}

/** Queries whose rows are handed on in turns of the event loop of their own: visitors have theirs in between. */
export function watchQueries({ content, log }: WatchedQueriesOptions): WatchedQueries {
	const all = new Set<Watch>();
	let isWorking = false;

	const next = (): Watch | undefined => {
		const ready = [...all].filter((one) => !one.isPaused());
		return ready.find((one) => one.hasChanges()) ?? ready.find((one) => one.isReading() || one.hasDeferred());
	};

	const begin = async (): Promise<void> => {
		if (isWorking) return;
		isWorking = true;
		await nextTurn();
		for (let one = next(); one; one = next()) {
			one.step();
			await nextTurn();
		}
		isWorking = false;
	};

	const unlisten = content.onChange((change) => {
		for (const one of all) one.note(change);
		void begin();
	});

	const isUnderWay = (patience: number): boolean =>
		[...all].some((one) => !one.isPaused() && (one.hasChanges() || (one.isReading() && one.since + patience > performance.now())));

	return {
		watch(query) {
			const one = watchQuery(query, { content, log }, begin);
			all.add(one);
			void begin();
			return { find: one.find, end: () => void all.delete(one) };
		},
		settled(patience) {
			if (!isUnderWay(patience)) return undefined;
			return withinDeadline(patience, async (signal) => {
				while (!signal.aborted && isUnderWay(patience)) await nextTurn();
			});
		},
		isSettled: () => [...all].every((one) => !one.hasChanges() && !one.isReading() && !one.hasDeferred()),
		isCurrent: () => [...all].every((one) => one.isPaused() || !one.hasChanges()),
		end() {
			unlisten();
			all.clear();
		},
	};
}

/** What may be another. */
interface Changes {
	/** Ids of rows. */
	readonly rows: Set<string>;
	/** Ids of related rows, by where they stand: the rows that hold them may be another, too. */
	readonly within: Map<RelatedRows, Set<string>>;
	/** Up to which id the rows that hold the first of these were found; empty: none was. */
	lastHolder: unknown;
}

const noChanges = (): Changes => ({ rows: new Set(), within: new Map(), lastHolder: "" });
const isAny = ({ rows, within }: Changes): boolean => rows.size > 0 || within.size > 0;

/** The first ids of a set, without a copy of all: after a refill, every row waits in it. */
function firstOf(ids: ReadonlySet<string>, count: number): readonly string[] {
	const first: string[] = [];
	for (const id of ids) {
		if (first.length === count) break;
		first.push(id);
	}
	return first;
}

function watchQuery(watched: WatchedQuery, { content, log }: WatchedQueriesOptions, resume: () => unknown): Watch {
	const { query, atOnce = AT_ONCE, ownFields = false } = watched;
	const { collection } = query;
	const fields = withLiveFields(collection, ["id", ...query.fields]);
	const related = relatedRows(collection, fields);
	const context = { ...asWritten, parsedBefore: content.nodesOf };
	const changes = noChanges();
	const deferred = noChanges();
	/** Up to which id all rows were read; undefined: none was. */
	let last: unknown;
	let isReading = true;
	let isPaused = false;

	/** Whether they are live is checked in each: for all conditions of that rule, the database would not go by the ids. */
	const readRows = (which: Filter): readonly Row[] => {
		const filter = query.filter ? { _and: [query.filter, which] } : which;
		return content.readNow({ collection, fields, filter, sort: [], limit: atOnce });
	};

	const parse = (row: Row | undefined) => {
		const live = row && liveRow(row, collection, fields, Date.now());
		const parsed = live && query.parse(live, context);
		return { live, parsed, found: live && parsed?.kind === "item" ? { item: parsed.item, row: live } : undefined };
	};

	const handOn = (id: string, row: Row | undefined): void => {
		const { live, parsed, found } = parse(row);
		watched.changed(id, found);
		if (parsed?.kind !== "broken") return;
		const where = { collection, id, locale: live?.locale };
		log.error({ ...where, problem: parsed.problem }, "An item of the content service is broken and was left out");
	};

	const findHolders = (among: Changes, place: RelatedRows, keys: Set<string>): void => {
		for (const key of firstOf(keys, atOnce)) {
			const filter = { _and: [place.holding(key), { id: { _gt: among.lastHolder } }] };
			const holders = content.readNow({ collection, fields: ["id"], filter, sort: [], limit: HOLDERS });
			for (const { id } of holders) among.rows.add(String(id));
			among.lastHolder = holders.length === HOLDERS ? holders.at(-1)?.id : "";
			if (among.lastHolder !== "") return;
			keys.delete(key);
		}
		if (keys.size === 0) among.within.delete(place);
	};

	const readChanged = (among: Changes): void => {
		const ids = firstOf(among.rows, atOnce);
		const found = new Map(readRows({ id: { _in: ids } }).map((row) => [String(row.id), row]));
		for (const id of ids) {
			handOn(id, found.get(id));
			among.rows.delete(id);
		}
	};

	const takeIn = (among: Changes): void => {
		const [place] = among.within;
		if (place) findHolders(among, ...place);
		else readChanged(among);
	};

	const readNext = (): void => {
		const rows = readRows({ id: { _gt: last ?? "" } });
		for (const row of rows) handOn(String(row.id), row);
		last = rows.at(-1)?.id ?? last ?? "";
		if (rows.length === atOnce) return;
		isReading = false;
		watched.complete();
	};

	const pause = (ms: number): void => {
		isPaused = true;
		setTimeout(() => {
			isPaused = false;
			resume();
		}, ms).unref();
	};

	return {
		since: performance.now(),
		note({ collection: other, keys, fields: names }) {
			if (last === undefined) {
				// Nothing could be read yet, and now there is something.
				isPaused = false;
				return;
			}
			if (other === collection) for (const key of keys) changes.rows.add(key);
			for (const place of related) {
				if (place.collection !== other || names?.isDisjointFrom(place.fields)) continue;
				const { within } = ownFields && names?.isDisjointFrom(LIVE) ? deferred : changes;
				const noted = within.get(place) ?? new Set();
				for (const key of keys) noted.add(key);
				if (noted.size > 0) within.set(place, noted);
			}
		},
		hasChanges: () => isAny(changes),
		isReading: () => isReading,
		hasDeferred: () => isAny(deferred),
		isPaused: () => isPaused,
		find: (id) => parse(readRows({ id: { _eq: id } })[0]).found,
		step() {
			try {
				if (isAny(changes)) takeIn(changes);
				else if (isReading) readNext();
				else takeIn(deferred);
			} catch (error) {
				if (error instanceof ContentUnavailable) return pause(UNREAD_PAUSE);
				// A remote is built separately: what its functions throw costs its own routes.
				watched.failed(error);
				isReading = true;
				last = "";
				pause(FAILED_PAUSE);
			}
		},
	};
}
