// The pages of a route that lists them itself: all of them are asked for again when something changed in a collection that was read.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { RouteEntry } from "@hub/shared-contracts/address/route-entry";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { RouteEntries } from "@hub/shared-contracts/remote/remote-server";
import { INDEX_DEADLINE, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { Content } from "../store/content.server.ts";
import { createReader } from "../store/content-reader.server.ts";

/** What a route is asked with. */
export interface AskedEntriesOptions {
	readonly content: Pick<Content, "ready" | "list" | "count" | "onChange">;
	readonly log: Log;
	readonly entries: RouteEntries;
	/** Names the route in the log. */
	readonly what: string;
	/** Called with all pages of the route. */
	listed(entries: readonly RouteEntry[]): void;
	/** Called where the route fails: nothing is known of its pages. */
	failed(): void;
}

/** A route that is asked. */
export interface AskedEntries {
	/** The question that is under way, or undefined. */
	pending(): Promise<void> | undefined;
	/** Whether the route could be asked since something last changed. */
	isKnown(): boolean;
	end(): void;
}

/** What the log says of a route that could not be asked for another reason than that content is away. */
export const NOT_LISTED = "Pages could not be listed";

/** After how long, in ms, a route that could not be asked is retried. */
const RETRY_DELAY = 2_000;

export function askEntries({ content, log, entries, what, listed, failed }: AskedEntriesOptions): AskedEntries {
	let read: ReadonlySet<string> = new Set();
	let isKnown = false;
	let ended = false;
	let outdated = true;
	let pending: Promise<void> | undefined;

	const ask = async (): Promise<void> => {
		const collections = new Set<string>();
		const reader = createReader({ content, log, onRead: ({ collection }) => void collections.add(collection) });
		outdated = false;
		try {
			const result = await withinDeadline(INDEX_DEADLINE, async (signal) => {
				await content.ready();
				return entries({ content: reader, signal, now: new Date() });
			});
			if (result.kind === "timeout") throw new ContentUnavailable("It took too long.");
			// A remote is built separately, so values that the types exclude can still occur.
			if (!Array.isArray(result.value)) throw new TypeError("It listed nothing.");
			read = collections;
			if (!ended) listed(result.value);
			isKnown = true;
		} catch (error) {
			read = collections;
			// By name, because each remote's bundle has its own copy of the class.
			const isAway = error instanceof Error && error.name === ContentUnavailable.name;
			if (isAway) setTimeout(begin, RETRY_DELAY).unref();
			else if (!ended) {
				log.error({ what, error: String(error) }, NOT_LISTED);
				failed();
			}
			isKnown = !isAway;
		}
	};

	const begin = (): void => {
		outdated = true;
		if (pending || ended) return;
		pending = (async () => {
			// Who tells of a change has others to tell before anything is read.
			await nextTurn();
			try {
				while (outdated && !ended) await ask();
			} finally {
				pending = undefined;
			}
		})();
	};

	const stop = content.onChange(({ collection }) => {
		if (!read.has(collection)) return;
		isKnown = false;
		begin();
	});
	begin();
	return {
		pending: () => pending,
		isKnown: () => isKnown,
		end() {
			ended = true;
			stop();
		},
	};
}
