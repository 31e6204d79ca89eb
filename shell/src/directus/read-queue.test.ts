import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { expect, test } from "vitest";
import type { Read } from "./directus-source.server.ts";
import { createReadQueue } from "./read-queue.server.ts";

const read: Read = { collection: "posts", fields: ["id"], filter: {}, sort: [], limit: 1 };

test("[PF-4] a request that throws or leaves a read unsettled rejects its reads and frees its slot", async () => {
	let requests = 0;
	const enqueue = createReadQueue({ requests: 1, queued: 10 }, async (batch) => {
		requests += 1;
		if (requests === 1) throw new TypeError("Cannot read properties of null (reading 'q0')");
		if (requests === 2) batch[0]?.resolve([{ id: "1" }]);
		else for (const { resolve } of batch) resolve([]);
	});
	const failed = await Promise.allSettled([enqueue(read), enqueue(read)]);
	for (const result of failed)
		expect(result).toMatchObject({ status: "rejected", reason: expect.any(ContentUnavailable) });
	const forgotten = await Promise.allSettled([enqueue(read), enqueue(read)]);
	expect(forgotten.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
	expect(await enqueue(read)).toEqual([]);
});
