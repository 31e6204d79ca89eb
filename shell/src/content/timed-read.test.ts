import { liveFilters } from "@hub/shared-contracts/cms/live";
import { expect, test } from "vitest";
import { isTimed } from "./timed-read.server.ts";

test.each([
	[{ starts_at: { _gt: "$NOW" } }, true],
	[{ _and: [...liveFilters("events"), { _or: [{ ends_at: { _null: true } }, { ends_at: { _gte: "$NOW" } }] }] }, true],
	[{ event: { starts_at: { _gt: "$NOW" } } }, true],
	[{ _and: liveFilters("posts") }, false],
	[{ slug: { _eq: "now" } }, false],
	[{}, false],
])("tells what changes with time from what is scheduled: %j", (filter, expected) => {
	expect(isTimed(filter)).toBe(expected);
});
