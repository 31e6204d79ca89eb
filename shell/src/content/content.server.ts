// The published content as the site reads it: the replica, which follows the content service, and what is due by itself.

import { LRUCache } from "lru-cache";
import type { ContentSource, Read, Row } from "../directus/directus-source.server.ts";
import type { ContentChange } from "../replica/content-change.ts";
import type { ReadableReplica } from "../replica/readable-replica.server.ts";

/** Content that tells when something in it is another. */
export interface Content extends ContentSource, Pick<ReadableReplica, "readNow" | "rowsShowing" | "nodesOf"> {
	/** A number that rises whenever a read may be answered otherwise than before. To ask costs some microseconds. */
	version(): number;
	/** True if nothing in these collections has changed since a version. */
	isUnchanged(collections: Iterable<string>, since: number): boolean;
	/** The moment, in ms, of what is read, where that is longer ago than an operator allows; undefined otherwise. */
	outdatedSince(): number | undefined;
	/** Calls back after each change, once it can be read. @returns ends it */
	onChange(listener: (change: ContentChange) => void): () => void;
	/** Whether the content service was silent and has not answered since. What was published can be read all the same. */
	isAway(): boolean;
}

/** What content is made of. */
export interface ContentOptions {
	readonly replica: Omit<ReadableReplica, "close">;
	/** From which age on, in ms, content is outdated. Default: never. */
	readonly outdatedAfter?: number;
	readonly isAway: () => boolean;
	/** The time in ms, for tests. */
	readonly now?: () => number;
}

/** Content, with what feeds it. */
export interface FedContent extends Content {
	/** Tells of a change that the replica has stored. */
	tell(change: ContentChange): void;
	stop(): void;
}

/** Most reads whose rows are held until something changes. */
const MOST_READS = 300;

/** After how long, in ms, the clock is looked at again at the latest: a machine may have slept over a moment. */
const LOOK_AGAIN = 15_000;

/** The fields that say when, and whether, a row is shown. */
const SCHEDULE_FIELDS: ReadonlySet<string> = new Set(["status", "publish_at", "unpublish_at"]);

/** Opens content on a replica. */
export function createContent({
	replica,
	isAway,
	outdatedAfter = Number.POSITIVE_INFINITY,
	now = Date.now,
}: ContentOptions): FedContent {
	/** What was read since something last changed: menus and terms are read for every page. */
	const since = new LRUCache<string, readonly Row[]>({ max: MOST_READS });
	let sinceVersion = 0;
	const listeners = new Set<(change: ContentChange) => void>();
	let seen = now();
	let next = replica.schedule.next(seen);
	let dues = 0;
	let timer: NodeJS.Timeout | undefined;

	/** By collection, the version with which it last changed. */
	const changedAt = new Map<string, number>();

	const tell = (change: ContentChange): void => {
		changedAt.set(change.collection, replica.version() + dues);
		for (const listener of listeners) listener(change);
	};

	const wait = (): void => {
		clearTimeout(timer);
		if (next === undefined) return;
		timer = setTimeout(look, Math.min(Math.max(next - now(), 1), LOOK_AGAIN)).unref();
	};

	const isDue = (moment: number): boolean => moment < seen || (next !== undefined && next <= moment);

	/** Tells of what has become due. */
	const look = (): void => {
		const moment = now();
		if (isDue(moment)) {
			// A clock that was set back takes back what it had made due.
			const due = replica.schedule.due(Math.min(seen, moment), Math.max(seen, moment));
			seen = moment;
			next = replica.schedule.next(moment);
			dues += 1;
			for (const [collection, keys] of due) tell({ collection, event: "due", keys, fields: SCHEDULE_FIELDS });
		}
		wait();
	};
	wait();

	const version = (): number => {
		if (isDue(now())) look();
		return replica.version() + dues;
	};

	const readNow = (read: Read): readonly Row[] => {
		const { key, timed } = read;
		if (key === undefined || timed) return replica.readNow(read);
		const current = version();
		if (current !== sinceVersion) since.clear();
		sinceVersion = current;
		const rows = since.get(key) ?? replica.readNow(read);
		since.set(key, rows);
		return rows;
	};

	return {
		async read(read) {
			await replica.ready();
			return readNow(read);
		},
		readNow,
		rowsShowing: replica.rowsShowing,
		nodesOf: replica.nodesOf,
		version,
		isUnchanged(collections, since) {
			if (version() === since) return true;
			for (const collection of collections) if ((changedAt.get(collection) ?? 0) > since) return false;
			return true;
		},
		outdatedSince() {
			const current = replica.current();
			return current !== undefined && now() - current > outdatedAfter ? current : undefined;
		},
		onChange(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		isAway,
		tell(change) {
			next = replica.schedule.next(seen);
			tell(change);
			look();
		},
		stop() {
			clearTimeout(timer);
		},
	};
}
