import { ContentUnavailable } from "@hub/shared-contracts/content-reader";
import { beforeEach, describe, expect, test } from "vitest";
import type { Read, Row } from "./directus-source.server.ts";
import { keepContent } from "./kept-content.server.ts";

const posts: Read = {
	collection: "posts",
	fields: ["id", { author: { collection: "authors", fields: ["id"] } }],
	filter: {},
	sort: [],
	limit: 10,
};
const events: Read = { ...posts, collection: "events", fields: ["id"] };
const FRESH_FOR = 30_000;

let calls: string[];
let down: boolean;
let version: number;
let clock: number;
/** While set, reads wait for it. */
let gate: Promise<void> | undefined;

const source = {
	async read({ collection }: Read): Promise<readonly Row[]> {
		calls.push(collection);
		// What is read is decided when the read begins, as it may be in the content service.
		const rows = [{ id: `${collection}-${version}` }];
		await gate;
		if (down) throw new ContentUnavailable("The content service is down.");
		return rows;
	},
};
const keep = () => keepContent(source, () => clock);
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
	calls = [];
	down = false;
	version = 1;
	clock = 1_000;
	gate = undefined;
});

describe("kept content", () => {
	test("is read once while it is fresh", async () => {
		const content = keep();
		expect(await content.read(posts)).toEqual([{ id: "posts-1" }]);
		version = 2;
		clock += FRESH_FOR - 1;
		expect(await content.read({ ...posts })).toEqual([{ id: "posts-1" }]);
		expect(calls).toEqual(["posts"]);
	});

	test("many who ask at once cause one read", async () => {
		const content = keep();
		await Promise.all([content.read(posts), content.read(posts), content.read(events)]);
		expect(calls).toEqual(["posts", "events"]);
	});

	test("that is no longer fresh is given once more while it is read anew", async () => {
		const content = keep();
		await content.read(posts);
		version = 2;
		clock += FRESH_FOR;
		expect(await content.read(posts)).toEqual([{ id: "posts-1" }]);
		await settled();
		expect(await content.read(posts)).toEqual([{ id: "posts-2" }]);
		expect(calls).toEqual(["posts", "posts"]);
	});

	test("that was published anew is never given again", async () => {
		const content = keep();
		await content.read(posts);
		await content.read(events);
		version = 2;
		content.purge("posts");
		expect(await content.read(posts)).toEqual([{ id: "posts-2" }]);
		expect(await content.read(events)).toEqual([{ id: "events-1" }]);
	});

	test("is purged by what it only relates to, too", async () => {
		const content = keep();
		await content.read(posts);
		version = 2;
		content.purge("authors");
		expect(await content.read(posts)).toEqual([{ id: "posts-2" }]);
	});

	test("a count is kept apart from the rows, and purged with whatever they relate to", async () => {
		const content = keep();
		const count: Read = { kind: "count", collection: "posts", fields: posts.fields, filter: {} };
		await content.read(posts);
		await content.read(count);
		await content.read(count);
		expect(calls).toEqual(["posts", "posts"]);
		content.purge("authors");
		await content.read(count);
		expect(calls).toEqual(["posts", "posts", "posts"]);
	});

	test("a publish while a read is under way: whoever comes later reads anew", async () => {
		const content = keep();
		const held = Promise.withResolvers<void>();
		gate = held.promise;
		const before = content.read(posts);
		version = 2;
		content.purge("posts");
		const after = content.read(posts);
		held.resolve();
		expect(await before).toEqual([{ id: "posts-1" }]);
		expect(await after).toEqual([{ id: "posts-2" }]);
		expect(await content.read(posts)).toEqual([{ id: "posts-2" }]);
	});

	test("a publish while a read is under way: its answer is not kept as the new one", async () => {
		const content = keep();
		const held = Promise.withResolvers<void>();
		gate = held.promise;
		const before = content.read(posts);
		version = 2;
		content.purge("posts");
		held.resolve();
		await before;
		expect(await content.read(posts)).toEqual([{ id: "posts-2" }]);
	});

	test("serves in need, outdated or not, while the content service is away", async () => {
		const content = keep();
		await content.read(posts);
		down = true;
		content.purge("posts");
		expect(await content.read(posts)).toEqual([{ id: "posts-1" }]);
		clock += FRESH_FOR * 100;
		expect(await content.read(posts)).toEqual([{ id: "posts-1" }]);
		expect(content.health()).toEqual({ reachable: false, kept: 1 });
		await expect(content.read(events)).rejects.toThrow(ContentUnavailable);
		down = false;
		version = 3;
		expect(await content.read(posts)).toEqual([{ id: "posts-3" }]);
		expect(content.health()).toEqual({ reachable: true, kept: 1 });
	});
});
