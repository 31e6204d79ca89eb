// Reads that are under way: equal ones are asked once, and a read that comes after a publish never gets an answer from before it.

import type { Row } from "./directus-source.server.ts";

/** Reads that are under way, by key. */
export interface Flights {
	/**
	 * Joins the read of a key that began after the last publish of its collections, or begins one as soon as the one before has ended:
	 * however often an editor saves, a key has one read under way and one in line.
	 * @param work gets a question for its end: whether something was published since it began
	 */
	join(
		key: string,
		collections: ReadonlySet<string>,
		work: (isOutdated: () => boolean) => Promise<readonly Row[]>,
	): Promise<readonly Row[]>;
	/** Something of a collection was published. */
	purge(collection: string): void;
}

interface Flight {
	readonly rows: Promise<readonly Row[]>;
	/** Publishes before it began; undefined while it is in line. */
	begun: number | undefined;
}

export function createFlights(): Flights {
	/** The last flight of each key: it is under way, or in line behind the one that is. */
	const last = new Map<string, Flight>();
	const purged = new Map<string, number>();
	let purges = 0;

	const isOutdated = (collections: ReadonlySet<string>, begun: number): boolean =>
		[...collections].some((collection) => (purged.get(collection) ?? 0) > begun);

	return {
		join(key, collections, work) {
			const before = last.get(key);
			if (before && (before.begun === undefined || !isOutdated(collections, before.begun))) return before.rows;
			const begin = (): Promise<readonly Row[]> => {
				const begun = purges;
				flight.begun = begun;
				return work(() => isOutdated(collections, begun));
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
