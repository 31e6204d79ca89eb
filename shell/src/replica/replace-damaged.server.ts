// A replica whose file is replaced by an empty one once SQLite reports that it is damaged.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { isDamaged } from "./replica-database.server.ts";
import type { Replica } from "./replica-file.server.ts";

/**
 * Wraps a replica: what needs a damaged file throws ContentUnavailable, and goes on with the empty one.
 * @param open opens the file; `from` is the version that a new file begins with
 */
export function replaceDamaged(
	open: (from?: number) => Replica,
	options: {
		/** Removes the file. */
		readonly remove: () => void;
		/** Called with SQLite's error once the damaged file was replaced. */
		readonly onDamaged: (error: unknown) => void;
	},
): Replica {
	let file = open();
	/** Replaces the file if that is why something failed. @throws what failed otherwise */
	const replace = (error: unknown): void => {
		if (!isDamaged(error)) throw error;
		const version = file.version();
		file.close();
		options.remove();
		// Versions keep rising: what was made of the damaged file is out of date.
		file = open(version + 1);
		options.onDamaged(error);
	};
	const unavailable = (error: unknown): never => {
		replace(error);
		throw new ContentUnavailable("The copy of the content was damaged and is read once more.", { cause: error });
	};
	const attempt = <Value>(use: () => Value): Value => {
		try {
			return use();
		} catch (error) {
			return unavailable(error);
		}
	};
	const attemptOr = <Value>(use: () => Value, otherwise: Value): Value => {
		try {
			return use();
		} catch (error) {
			replace(error);
			return otherwise;
		}
	};
	return {
		read: (asked) => attempt(() => file.read(asked)),
		nodesOf: (html) => attemptOr(() => file.nodesOf(html), undefined),
		rowsShowing: (picture) => attempt(() => file.rowsShowing(picture)),
		schedule: {
			next: (after) => attemptOr(() => file.schedule.next(after), undefined),
			due: (after, until) => attemptOr(() => file.schedule.due(after, until), new Map()),
		},
		place: () => attemptOr(() => file.place(), undefined),
		version: () => file.version(),
		current: () => file.current(),
		noteCurrent: (at) => attempt(() => file.noteCurrent(at)),
		apply: (changes, place) => attempt(() => file.apply(changes, place)),
		fill: (place, rows, unclear) => file.fill(place, rows, unclear).catch(unavailable),
		parseNext: () => attemptOr(() => file.parseNext(), false),
		unparsed: () => attemptOr(() => file.unparsed(), 0),
		holdersOf: (picture) => attempt(() => file.holdersOf(picture)),
		counts: () => attempt(() => file.counts()),
		close: () => file.close(),
	};
}
