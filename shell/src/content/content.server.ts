// The published content as the site reads it: the replica, which follows the content service, and what is due by itself.

import type { Schedule } from "../replica/replica-schedule.server.ts";
import type { ContentChange } from "./content-change.ts";
import type { ContentSource, Read, Row } from "./directus-source.server.ts";

/** Content that tells when something in it is another. */
export interface Content extends ContentSource {
	/** The same as `read`, at once. @throws ContentUnavailable where nothing was ever read */
	readNow(read: Read): readonly Row[];
	/** A number that rises whenever a read may be answered otherwise than before. To ask costs some microseconds. */
	version(): number;
	/** Calls back after each change, once it can be read. @returns ends it */
	onChange(listener: (change: ContentChange) => void): () => void;
	/** Whether the content service was silent and has not answered since. What was published can be read all the same. */
	isAway(): boolean;
}

/** What content is made of. */
export interface ContentOptions {
	readonly replica: ContentSource & Pick<Content, "readNow"> & { version(): number; readonly schedule: Schedule };
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

/** After how long, in ms, the clock is looked at again at the latest: a machine may have slept over a moment. */
const LOOK_AGAIN = 15_000;

/** The fields that say when, and whether, a row is shown. */
const SCHEDULE_FIELDS: ReadonlySet<string> = new Set(["status", "publish_at", "unpublish_at"]);

/** Opens content on a replica. */
export function createContent({ replica, isAway, now = Date.now }: ContentOptions): FedContent {
	const listeners = new Set<(change: ContentChange) => void>();
	let seen = now();
	let next = replica.schedule.next(seen);
	let dues = 0;
	let timer: NodeJS.Timeout | undefined;

	const tell = (change: ContentChange): void => {
		for (const listener of listeners) listener(change);
	};

	const wait = (): void => {
		clearTimeout(timer);
		if (next === undefined) return;
		timer = setTimeout(look, Math.min(Math.max(next - now(), 1), LOOK_AGAIN)).unref();
	};

	/** Tells of what has become due. */
	const look = (): void => {
		const moment = now();
		if (next !== undefined && next <= moment) {
			const due = replica.schedule.due(seen, moment);
			seen = moment;
			next = replica.schedule.next(moment);
			dues += 1;
			for (const [collection, keys] of due) tell({ collection, event: "due", keys, fields: SCHEDULE_FIELDS });
		}
		wait();
	};
	wait();

	return {
		read: replica.read,
		readNow: replica.readNow,
		version() {
			if (next !== undefined && next <= now()) look();
			return replica.version() + dues;
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
