// Caches reads until a publish changes them, and serves stale rows while the content service is slow or unavailable: the ideas of
// `stale-while-revalidate` and `stale-if-error` (RFC 5861).

import { LRUCache } from "lru-cache";
import { afterOwnTime } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import { factsOf } from "./affected-reads.server.ts";
import { type ContentArchive, markOfRows } from "./content-archive.server.ts";
import type { ContentChange } from "./content-change.ts";
import { ContentRefused, type ContentSource, type Read, type ReadOptions, type Row } from "./directus-source.server.ts";
import { createInFlightReads } from "./in-flight-reads.server.ts";
import { createReadRegistry, type ReadAnswer, type ReadRegistry } from "./read-registry.server.ts";
import { soundRows } from "./sound-rows.server.ts";
import { withoutWithdrawn } from "./withdrawn-rows.server.ts";

/** A cache of reads in front of a source. */
export interface ContentCache extends ContentSource {
	/** Called when content changed: reads that may be affected are repeated, and the old rows serve only as a fallback. */
	purge(change: ContentChange): void;
	/** Calls back after each purge, in the same tick. @returns ends it */
	onChange(listener: (change: ContentChange) => void): () => void;
	/** The answers that were given, for those who keep what they made of them. */
	readonly answers: Pick<ReadRegistry, "hold" | "release">;
	/** Whether the content service was silent and has not answered since. */
	isAway(): boolean;
	/** Whether the last call was answered, how much is kept, and which collections' reads are refused, for `/readyz`. */
	health(): { readonly reachable: boolean; readonly kept: number; readonly refused: readonly string[] };
}

/** Options of the cache. */
export interface ContentCacheOptions {
	/** The copy on disk; default: none. */
	readonly archive?: ContentArchive | undefined;
	readonly log: Pick<Log, "error">;
	/** The time in ms, for tests. */
	readonly now?: () => number;
}

interface Kept {
	/** Unchanged rows keep their identity when they are read again. */
	readonly rows: readonly Row[];
	readonly answer: ReadAnswer;
	/** The characters of the rows' text. */
	readonly length: number;
	at: number;
	/** The last attempt to refresh it failed. */
	failing: boolean;
}

/**
 * How long an answer counts as fresh, in ms, in case something changed in the database without a report: publishes are reported,
 * and lost reports are looked for.
 */
const FRESH_FOR = 600_000;

/** The same for an answer that changes with time alone, such as which events are still to come. */
export const TIMED_FRESH_FOR = 15_000;

/**
 * How long a read that a publish outdated waits for the new rows before the stale ones are served, in ms of the process's own
 * time: long enough for a healthy service, and a fraction of the page's deadline.
 */
const PATIENCE = 700;

/** The same for large reads, for which no page waits. */
const BULK_PATIENCE = 4_000;

/**
 * How much is kept: answers, and the characters of their rows' text. What rows mean is kept with them and takes several times as much, some
 * 100 kB for a long article. What is not kept in memory is on disk.
 */
const KEPT = { max: 1_500, maxSize: 2_000_000 };

/** The same for addresses that may not exist, which can displace only each other. */
const DOUBTFUL = { max: 200, maxSize: 1_000_000 };

/** The most that one answer counts, for one that is larger than all that may be kept would not be kept at all. */
const MOST_OF_ONE = 1_000_000;

/** How often, in ms, the log repeats that a collection's reads are refused. */
const SAY_AGAIN = 60_000;

/** Wraps a source. */
export function createContentCache(
	source: ContentSource & { isAway?(): boolean },
	{ archive, log, now = Date.now }: ContentCacheOptions,
): ContentCache {
	const answers = createReadRegistry();
	const dispose = ({ answer }: Kept) => answers.release(answer);
	const sizeCalculation = ({ length }: Kept) => Math.min(Math.max(length, 1), MOST_OF_ONE);
	const kept = new LRUCache<string, Kept>({ ...KEPT, sizeCalculation, dispose });
	const doubtful = new LRUCache<string, Kept>({ ...DOUBTFUL, sizeCalculation, dispose });
	const refused = new LRUCache<string, number>({ max: 200, ttl: 2 * SAY_AGAIN, perf: { now } });
	const flights = createInFlightReads();
	const listeners = new Set<(change: ContentChange) => void>();
	let reachable = false;

	const known = (key: string, read: Read): Kept | undefined => {
		const entry = kept.get(key) ?? doubtful.get(key);
		if (entry) return entry;
		const stored = archive?.get(key);
		if (!stored) return undefined;
		const sound = soundRows(read, stored.rows);
		if (!sound) return undefined;
		// What is left out here is read again with the others: reports of publishes may have been missed since it was stored.
		const { rows } = sound;
		for (const odd of sound.odd)
			log.error({ collection: read.collection, ...odd }, "A row that was stored on disk is of another shape and is left out");
		const { digest, length, at } = sound.odd.length > 0 ? { ...markOfRows(rows), at: stored.at } : stored;
		const answer = answers.note(key, read, digest, () => factsOf(read, rows), true);
		const found: Kept = { rows, answer, length, at, failing: false };
		answers.hold(found.answer);
		kept.set(key, found);
		return found;
	};

	const fetch = (key: string, read: Read, options: ReadOptions): Promise<readonly Row[]> =>
		flights.join(key, read, async (isOutdated) => {
			const before = known(key, read);
			try {
				const rows = await source.read(read, options);
				reachable = true;
				refused.delete(read.collection);
				return keep(key, read, rows, before, isOutdated(), options);
			} catch (error) {
				if (before) before.failing = true;
				if (!(error instanceof ContentRefused)) {
					reachable = false;
					throw error;
				}
				reachable = true;
				sayRefused(read, error, before !== undefined);
				if (!before) throw error;
				// Unlike an outage, a refusal can last, and withdrawn items must not stay visible because of it.
				const rows = await withoutWithdrawn(source, read, before.rows);
				return rows === before.rows ? rows : keep(key, read, rows, before, true, options);
			}
		});

	const keep = (
		key: string,
		read: Read,
		rows: readonly Row[],
		before: Kept | undefined,
		outdated: boolean,
		options: ReadOptions,
	): readonly Row[] => {
		const { digest, length } = markOfRows(rows);
		const same = before?.answer.digest === digest;
		const entry: Kept = {
			rows: same ? before.rows : rows,
			answer: answers.note(key, read, digest, () => factsOf(read, rows), outdated),
			length,
			at: now(),
			failing: false,
		};
		answers.hold(entry.answer);
		(options.doubtful && !kept.has(key) ? doubtful : kept).set(key, entry);
		if (!options.doubtful) archive?.put(key, { rows: entry.rows, digest, length, at: entry.at });
		return entry.rows;
	};

	const sayRefused = (read: Read, error: Error, served: boolean): void => {
		const said = refused.get(read.collection);
		if (said !== undefined && now() - said < SAY_AGAIN) return;
		refused.set(read.collection, now());
		log.error(
			{ collection: read.collection, error: error.message },
			served
				? "The content service refuses a read. What was read before is shown without what was withdrawn since; new content is not seen until this is mended"
				: "The content service refuses a read, and nothing of it is kept: pages that need it are unavailable until this is mended",
		);
	};

	return {
		async read(read, options = {}) {
			const key = read.key ?? JSON.stringify(read);
			const entry = known(key, read);
			const given = (rows: readonly Row[]): readonly Row[] => {
				const answer = (kept.peek(key) ?? doubtful.peek(key))?.answer;
				if (answer) options.onAnswer?.(answer);
				return rows;
			};
			if (!entry) return given(await fetch(key, read, options));
			const { answer } = entry;
			if (answer.state === "current") {
				const fresh = answer.facts.timed ? TIMED_FRESH_FOR : FRESH_FOR;
				if (now() - entry.at >= fresh) fetch(key, read, options).catch(() => undefined);
				if (entry.failing) options.onStale?.();
				options.onAnswer?.(answer);
				return entry.rows;
			}
			const reading = fetch(key, read, options);
			const rows = await inTime(reading, source.isAway?.() ? 0 : read.bulk ? BULK_PATIENCE : PATIENCE);
			if (rows) return given(rows);
			options.onStale?.();
			options.onAnswer?.(answer);
			return entry.rows;
		},
		answers,
		purge(change) {
			flights.purge(change.collection);
			answers.mark(change);
			for (const listener of listeners) listener(change);
		},
		onChange(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		isAway: () => source.isAway?.() ?? false,
		health: () => ({ reachable: reachable && !source.isAway?.(), kept: kept.size, refused: [...refused.keys()] }),
	};
}

/** The answer, or undefined where it fails or misses the deadline. */
function inTime<Value>(answer: Promise<Value>, ms: number): Promise<Value | undefined> {
	return new Promise((resolve) => {
		const cancel = afterOwnTime(ms, () => resolve(undefined));
		answer.then(resolve, () => resolve(undefined)).finally(cancel);
	});
}
