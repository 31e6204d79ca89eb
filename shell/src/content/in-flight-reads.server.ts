// Coalesces reads in flight: equal reads share one call, and a read that starts after a publish never gets rows from before it.

import { ContentUnavailable, collectionsOf } from "@hub/shared-contracts/content/content-reader";
import { withinDeadline } from "../server/deadline.server.ts";
import type { Read, Row } from "./directus-source.server.ts";

/** Reads in flight, by key. */
export interface InFlightReads {
	/**
	 * Joins the read of a key that began after the last publish of its collections, or starts one as soon as the previous one has
	 * ended: however often an editor saves, a key has at most one read in flight and one queued.
	 * Rejects with ContentUnavailable where the read has not ended within its deadline, so that others can begin.
	 * @param work performs the read; it is given a function that tells whether something was published since it began
	 */
	join(key: string, read: Read, work: (isOutdated: () => boolean) => Promise<readonly Row[]>): Promise<readonly Row[]>;
	/** Called when something of a collection was published. */
	purge(collection: string): void;
}

interface Flight {
	readonly rows: Promise<readonly Row[]>;
	/** The number of publishes before it began; undefined while it is queued. */
	begun: number | undefined;
}

/** How long a read may be in flight, in ms: a source gives up earlier; this is for one that does not. */
const DEADLINE = 90_000;

/** @param deadline in ms, for tests */
export function createInFlightReads(deadline = DEADLINE): InFlightReads {
	/** The last read of each key: in flight, or queued behind the one that is. */
	const last = new Map<string, Flight>();
	const purged = new Map<string, number>();
	let purges = 0;

	const isOutdated = (collections: ReadonlySet<string>, begun: number): boolean =>
		[...collections].some((collection) => (purged.get(collection) ?? 0) > begun);

	return {
		join(key, read, work) {
			const before = last.get(key);
			const collections = collectionsOf(read);
			if (before && (before.begun === undefined || !isOutdated(collections, before.begun))) return before.rows;
			const begin = async (): Promise<readonly Row[]> => {
				const begun = purges;
				flight.begun = begun;
				const ended = await withinDeadline(deadline, () => work(() => isOutdated(collections, begun)));
				if (ended.kind === "done") return ended.value;
				throw new ContentUnavailable(`A read of ${read.collection} has not ended in time.`);
			};
			const flight: { rows: Promise<readonly Row[]>; begun: number | undefined } = {
				begun: undefined,
				rows: Promise.resolve([]),
			};
			last.set(key, flight);
			flight.rows = (before ? before.rows.then(begin, begin) : begin()).finally(() => {
				if (last.get(key) === flight) last.delete(key);
			});
			return flight.rows;
		},
		purge(collection) {
			purges += 1;
			purged.set(collection, purges);
		},
	};
}
