import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { expect, test } from "vitest";
import type { Read } from "./directus-source.server.ts";
import { createReadQueue } from "./read-queue.server.ts";

const read: Read = { collection: "posts", fields: ["id"], filter: {}, sort: [], limit: 1 };

test("[PF-4] a call that throws or forgets a read settles all its reads and frees its slot", async () => {
	let call = 0;
	const enqueue = createReadQueue({ calls: 1, waiting: 10 }, async (batch) => {
		call += 1;
		if (call === 1) throw new TypeError("Cannot read properties of null (reading 'q0')");
		if (call === 2) batch[0]?.resolve([{ id: "1" }]);
		else for (const { resolve } of batch) resolve([]);
	});
	const failed = await Promise.allSettled([enqueue(read), enqueue(read)]);
	for (const one of failed) expect(one).toMatchObject({ status: "rejected", reason: expect.any(ContentUnavailable) });
	const forgotten = await Promise.allSettled([enqueue(read), enqueue(read)]);
	expect(forgotten.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
	expect(await enqueue(read)).toEqual([]);
});
