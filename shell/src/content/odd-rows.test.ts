import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContentChange } from "./content-change.ts";
import { rereadOddRows } from "./odd-rows.server.ts";
import type { OddRow } from "./sound-rows.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[PF-4] a row that was left out is named once, with collection, id and field, and counts as changed soon after", () => {
	const purged: ContentChange[] = [];
	const logged: object[] = [];
	let tell: (collection: string, rows: readonly OddRow[]) => void = () => undefined;
	const end = rereadOddRows({
		source: {
			onOddRows: (listener) => {
				tell = listener;
				return () => undefined;
			},
		},
		content: { purge: (change) => void purged.push(change) },
		log: { error: (about: object) => void logged.push(about) },
	});
	const odd = (id: string | undefined): OddRow => ({ id, field: "title", problem: "is missing" });
	tell("posts", [odd("1"), odd("2")]);
	tell("posts", [odd("1")]);
	tell("events", [odd("3"), odd(undefined)]);
	expect(purged).toEqual([]);
	vi.advanceTimersByTime(2_000);
	expect(purged).toEqual([
		{ collection: "posts", event: "update", keys: new Set(["1", "2"]), fields: undefined },
		// Of which rows is not known.
		{ collection: "events", event: "update", keys: undefined, fields: undefined },
	]);
	expect(logged).toEqual(
		[
			["posts", "1"],
			["posts", "2"],
			["events", "3"],
			["events", undefined],
		].map(([collection, id]) => ({ collection, id, field: "title", problem: "is missing" })),
	);
	tell("posts", [odd("1")]);
	end();
	vi.advanceTimersByTime(2_000);
	expect(purged).toHaveLength(2);
});
