// Rows that are kept once for all that follow them.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { KeptQuery } from "./kept-query.server.ts";
import type { KeptFacts, KeptRows } from "./kept-rows.server.ts";

/** Follows kept rows. What it is told may be told twice. */
export interface RowsFollower<Fact> {
	changed(before: Fact | undefined, after: Fact | undefined): void;
	/** `filled`: all rows are known; `failed`: a function of the query threw. */
	state(state: "filled" | "failed"): void;
}

/** Rows of one query, kept as long as they are followed. */
export interface SharedRows<Fact> {
	/** Tells of all rows and of every change. @returns ends it */
	follow(follower: RowsFollower<Fact>): () => void;
}

/** Facts that are told in one turn of the event loop: some 10 µs each. */
const AT_ONCE = 100;

export function createSharedRows<Fact>(
	rows: KeptRows,
	query: Pick<KeptQuery<Fact>, "query" | "factOf" | "same">,
	onFailure: (error: unknown) => void,
): SharedRows<Fact> {
	const followers = new Set<RowsFollower<Fact>>();
	/** Those that have not been told of all rows yet. */
	const behind = new Set<RowsFollower<Fact>>();
	let kept: KeptFacts<Fact> | undefined;
	let state: "filled" | "failed" | undefined;

	const say = (next: "filled" | "failed"): void => {
		state = next;
		for (const follower of followers) if (!behind.has(follower)) follower.state(next);
	};

	/** Tells a late follower what the others know. */
	const tellAll = async (follower: RowsFollower<Fact>, { facts }: KeptFacts<Fact>): Promise<void> => {
		behind.add(follower);
		let told = 0;
		for (const fact of facts()) {
			if (!followers.has(follower)) break;
			follower.changed(undefined, fact);
			told += 1;
			if (told % AT_ONCE === 0) await nextTurn();
		}
		behind.delete(follower);
		if (state && followers.has(follower)) follower.state(state);
	};

	return {
		follow(follower) {
			followers.add(follower);
			if (kept) void tellAll(follower, kept);
			kept ??= rows.keep({
				...query,
				changed(before, after) {
					for (const one of followers) one.changed(before, after);
				},
				filled: () => say("filled"),
				failed(error) {
					onFailure(error);
					say("failed");
				},
			});
			return () => {
				followers.delete(follower);
				if (followers.size > 0) return;
				kept?.end();
				kept = undefined;
				state = undefined;
			};
		},
	};
}
