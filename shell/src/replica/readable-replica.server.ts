// The replica as the site reads it.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import { CONTENT_PATIENCE, withinDeadline } from "../base/deadline.server.ts";
import type { Read, Row } from "../directus/directus-source.server.ts";
import type { FeedFollower } from "./follow-feed.server.ts";
import type { Replica } from "./replica-file.server.ts";
import type { Schedule } from "./replica-schedule.server.ts";

/** What is read of a replica, whichever process of the host writes it. */
export interface ReadableReplica {
	/** Resolves once reads can be answered, or after a while. It never rejects. */
	ready(): Promise<unknown>;
	/** The rows of a read, at once. @throws ContentUnavailable where nothing was ever read */
	readNow(read: Read): readonly Row[];
	/** The rows that show a picture of the file library, live or not: collections with ids. @throws ContentUnavailable where nothing was ever read */
	rowsShowing(file: string): Iterable<readonly [collection: string, ids: readonly string[]]>;
	/** The tree of an editor's text; undefined where it was not parsed yet. */
	nodesOf(html: string): readonly RichNode[] | undefined;
	/** A number that rises with each change. */
	version(): number;
	/** When, in ms, it was last known to have everything; undefined: never. */
	current(): number | undefined;
	readonly schedule: Schedule;
	close(): void;
}

/** How long a read waits for the content service's first answer, in ms of the process's own time: a page and its layout wait together. */
const PATIENCE = 1_400;

/** How much longer it waits while everything is being read, in ms: then a page is slow, not unavailable. */
const FILL_PATIENCE = CONTENT_PATIENCE - PATIENCE;

/** A replica whose reads say that the content is unavailable as long as it was never filled, and after it was closed. */
export function readable(replica: Replica, follower: Pick<FeedFollower, "filled" | "isFilling" | "isFailing">): ReadableReplica {
	let isClosed = false;
	const checkFilled = (): void => {
		if (isClosed) throw new ContentUnavailable("The site has ended.");
		// A damaged file is replaced by an empty one at any time.
		if (!replica.place()) throw new ContentUnavailable("Nothing of the content service was read yet.");
	};
	return {
		async ready() {
			if (isClosed || replica.place() || follower.isFailing()) return;
			await withinDeadline(PATIENCE, () => follower.filled);
			if (!replica.place() && follower.isFilling()) await withinDeadline(FILL_PATIENCE, () => follower.filled);
		},
		readNow(read) {
			checkFilled();
			return replica.read(read);
		},
		rowsShowing(file) {
			checkFilled();
			return replica.rowsShowing(file);
		},
		nodesOf: (html) => (isClosed ? undefined : replica.nodesOf(html)),
		version: replica.version,
		current: replica.current,
		schedule: replica.schedule,
		close() {
			isClosed = true;
			replica.close();
		},
	};
}
