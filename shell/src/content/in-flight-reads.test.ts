import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { expect, test } from "vitest";
import type { Read } from "./directus-source.server.ts";
import { createInFlightReads } from "./in-flight-reads.server.ts";

const read: Read = { collection: "posts", fields: ["id"], filter: {}, sort: [], limit: 1 };

test("[PF-4] a read that never ends fails for all who joined it, and those behind it begin", async () => {
	const flights = createInFlightReads(60);
	let begun = 0;
	const never = () => {
		begun += 1;
		return new Promise<never>(() => undefined);
	};
	const joined = [flights.join("key", read, never), flights.join("key", read, never)];
	flights.purge("posts");
	const queued = flights.join("key", read, async () => [{ id: "new" }]);
	for (const one of await Promise.allSettled(joined))
		expect(one).toMatchObject({ status: "rejected", reason: expect.any(ContentUnavailable) });
	expect(begun).toBe(1);
	expect(await queued).toEqual([{ id: "new" }]);
	expect(await flights.join("key", read, async () => [{ id: "newer" }])).toEqual([{ id: "newer" }]);
});
