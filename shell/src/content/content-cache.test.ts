import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { beforeEach, describe, expect, test } from "vitest";
import type { ArchivedRows, ContentArchive } from "./content-archive.server.ts";
import { createContentCache } from "./content-cache.server.ts";
import { anyChangeIn } from "./content-change.ts";
import { ContentRefused, type Read, type Row } from "./directus-source.server.ts";

const posts: Read = {
	collection: "posts",
	fields: ["id", { author: { collection: "authors", fields: ["id"] } }],
	filter: {},
	sort: [],
	limit: 10,
};
const events: Read = { ...posts, collection: "events", fields: ["id"] };
const FRESH_FOR = 600_000;

let calls: string[];
let down: boolean;
let version: number;
let clock: number;
/** While set, reads wait for it. */
let gate: Promise<void> | undefined;
/** Rows that the service gives in place of one with the version. */
let stored: readonly Row[] | undefined;
/** While set, only ids are given. */
let refuses: boolean;
let logged: object[];

const source = {
	async read(read: Read): Promise<readonly Row[]> {
		const { collection } = read;
		calls.push(collection);
		// The rows are chosen when the read begins, as a database transaction may do.
		const rows = stored ?? [{ id: `${collection}-${version}` }];
		await gate;
		if (down) throw new ContentUnavailable("The content service is down.");
		if (refuses && read.fields.length > 1) throw new ContentRefused("The content service refused.");
		return rows;
	},
};
const log = { error: (about: object) => void logged.push(about) };
const keep = (archive?: ContentArchive) => createContentCache(source, { archive, log, now: () => clock });

/** Reads, and tells whether it was marked as stale. */
async function marked(content: ReturnType<typeof keep>, read: Read) {
	let stale = false;
	const rows = await content.read(read, {
		onStale: () => {
			stale = true;
		},
	});
	return { rows, stale };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
	calls = [];
	down = false;
	version = 1;
	clock = 1_000;
	gate = undefined;
	stored = undefined;
	refuses = false;
	logged = [];
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
		content.purge(anyChangeIn("posts"));
		expect(await content.read(posts)).toEqual([{ id: "posts-2" }]);
		expect(await content.read(events)).toEqual([{ id: "events-1" }]);
	});

	test("is purged by what it only relates to, too", async () => {
		const content = keep();
		await content.read(posts);
		version = 2;
		content.purge(anyChangeIn("authors"));
		expect(await content.read(posts)).toEqual([{ id: "posts-2" }]);
	});

	test("a count is kept apart from the rows, and purged with whatever they relate to", async () => {
		const content = keep();
		const count: Read = { kind: "count", collection: "posts", fields: posts.fields, filter: {} };
		await content.read(posts);
		await content.read(count);
		await content.read(count);
		expect(calls).toEqual(["posts", "posts"]);
		content.purge(anyChangeIn("authors"));
		await content.read(count);
		expect(calls).toEqual(["posts", "posts", "posts"]);
	});

	test("a publish while a read is under way: later readers read again", async () => {
		const content = keep();
		const held = Promise.withResolvers<void>();
		gate = held.promise;
		const before = content.read(posts);
		version = 2;
		content.purge(anyChangeIn("posts"));
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
		content.purge(anyChangeIn("posts"));
		held.resolve();
		await before;
		expect(await content.read(posts)).toEqual([{ id: "posts-2" }]);
	});

	test("serves in need, outdated or not, while the content service is away", async () => {
		const content = keep();
		await content.read(posts);
		down = true;
		content.purge(anyChangeIn("posts"));
		expect(await content.read(posts)).toEqual([{ id: "posts-1" }]);
		clock += FRESH_FOR * 100;
		expect(await content.read(posts)).toEqual([{ id: "posts-1" }]);
		expect(content.health()).toEqual({ reachable: false, kept: 1, refused: [] });
		await expect(content.read(events)).rejects.toThrow(ContentUnavailable);
		down = false;
		version = 3;
		expect(await content.read(posts)).toEqual([{ id: "posts-3" }]);
		expect(content.health()).toEqual({ reachable: true, kept: 1, refused: [] });
	});

	test("serves in need, marked as stale, where a publish outdated it and the answer hangs", async () => {
		const content = keep();
		await content.read(posts);
		const held = Promise.withResolvers<void>();
		gate = held.promise;
		version = 2;
		content.purge(anyChangeIn("posts"));
		expect(await marked(content, posts)).toEqual({ rows: [{ id: "posts-1" }], stale: true });
		held.resolve();
		gate = undefined;
		await settled();
		expect(await marked(content, posts)).toEqual({ rows: [{ id: "posts-2" }], stale: false });
	});

	test("is marked as stale for as long as it cannot be read anew", async () => {
		const content = keep();
		await content.read(posts);
		down = true;
		clock += FRESH_FOR;
		await content.read(posts);
		await settled();
		expect(await marked(content, posts)).toEqual({ rows: [{ id: "posts-1" }], stale: true });
		await settled();
		down = false;
		await content.read(posts);
		await settled();
		expect((await marked(content, posts)).stale).toBe(false);
	});

	test("however often is published while a read hangs, one is under way and one in line", async () => {
		const content = keep();
		await content.read(posts);
		calls = [];
		const held = Promise.withResolvers<void>();
		gate = held.promise;
		const reads: Promise<unknown>[] = [];
		for (let saves = 0; saves < 20; saves += 1) {
			content.purge(anyChangeIn("posts"));
			reads.push(content.read(posts));
		}
		held.resolve();
		await Promise.all(reads);
		expect(calls).toEqual(["posts", "posts"]);
	});

	test("that was read anew and is the same stays the same value", async () => {
		const content = keep();
		const rows = await content.read(posts);
		content.purge(anyChangeIn("posts"));
		expect(await content.read(posts)).toBe(rows);
		expect(calls).toHaveLength(2);
	});

	test("made-up addresses push out only each other", async () => {
		const content = keep();
		await content.read(posts);
		for (let made = 0; made < 3_000; made += 1)
			await content.read({ ...posts, filter: { slug: { _eq: `x${made}` } } }, { doubtful: true });
		calls = [];
		await content.read(posts);
		expect(calls).toEqual([]);
		expect(content.health().kept).toBe(1);
	});

	test("a refusal is no outage: it is said once a minute, and what was withdrawn does not stay up with it", async () => {
		const content = keep();
		stored = [{ id: "a" }, { id: "b" }];
		const both: Read = { ...posts, fields: ["id", "title"] };
		expect(await content.read(both)).toHaveLength(2);
		refuses = true;
		stored = [{ id: "b" }];
		content.purge(anyChangeIn("posts"));
		expect(await content.read(both)).toEqual([{ id: "b" }]);
		expect(content.health()).toEqual({ reachable: true, kept: 1, refused: ["posts"] });
		content.purge(anyChangeIn("posts"));
		await content.read(both);
		expect(logged).toEqual([{ collection: "posts", error: "The content service refused." }]);
		clock += 60_000;
		content.purge(anyChangeIn("posts"));
		await content.read(both);
		expect(logged).toHaveLength(2);
		refuses = false;
		content.purge(anyChangeIn("posts"));
		await content.read(both);
		expect(content.health().refused).toEqual([]);
	});

	test("what is kept is bounded by its text: long rows go before short ones that are read, and come back from disk in need", async () => {
		const disk = new Map<string, ArchivedRows>();
		const content = keep({ get: (key) => disk.get(key), put: (key, rows) => void disk.set(key, rows), close: () => undefined });
		const long = (offset: number): Read => ({ ...events, collection: "posts", offset });
		await content.read(events);
		stored = [{ id: "long", text: "x".repeat(400_000) }];
		for (let offset = 0; offset < 30; offset += 1) {
			await content.read(long(offset));
			await content.read(events);
		}
		expect(content.health().kept).toBeLessThan(12);
		calls = [];
		down = true;
		await content.read(events);
		expect(calls).toEqual([]);
		expect(await marked(content, long(0))).toEqual({ rows: stored, stale: true });
		down = false;
		stored = [{ id: "longest", text: "x".repeat(5_000_000) }];
		content.purge(anyChangeIn("posts"));
		expect((await content.read(long(1)))[0]?.id).toBe("longest");
		calls = [];
		expect((await content.read(long(1)))[0]?.id, "one that is larger than all is kept, too").toBe("longest");
		expect(calls).toEqual([]);
	});

	test("outlives the process: what is on disk is asked anew, and serves in need", async () => {
		const disk = new Map<string, ArchivedRows>();
		const archive: ContentArchive = {
			get: (key) => disk.get(key),
			put: (key, rows) => void disk.set(key, rows),
			close: () => undefined,
		};
		const named = { ...posts, fields: ["id"] };
		await keep(archive).read(named);
		await keep(archive).read(events, { doubtful: true });
		version = 2;
		expect(await marked(keep(archive), named)).toEqual({ rows: [{ id: "posts-2" }], stale: false });
		down = true;
		const restarted = keep(archive);
		expect(await marked(restarted, named)).toEqual({ rows: [{ id: "posts-2" }], stale: true });
		await expect(restarted.read(events), "what may be made up is not kept on disk").rejects.toThrow(ContentUnavailable);
	});

	test.each<[string, unknown, readonly Row[]]>([
		[
			"a row of another shape costs itself",
			[{ id: "good" }, null, { id: {} }, "row", { id: "better" }],
			[{ id: "good" }, { id: "better" }],
		],
		["rows that are all of another shape are none", [7], []],
	])("[PF-4] on disk, %s, and is named", async (_what, rows, shown) => {
		const stored: ArchivedRows = { rows, digest: "d", length: 1, at: clock };
		down = true;
		const content = keep({ get: () => stored, put: () => undefined, close: () => undefined });
		expect(await marked(content, events)).toEqual({ rows: shown, stale: true });
		expect(logged).not.toEqual([]);
		expect(logged[0]).toMatchObject({ collection: "events", field: expect.any(String), problem: expect.any(String) });
	});

	test("[PF-4] on disk, what is no list is not there: the service is asked", async () => {
		const stored: ArchivedRows = { rows: { id: "1" }, digest: "d", length: 1, at: clock };
		const content = keep({ get: () => stored, put: () => undefined, close: () => undefined });
		expect(await marked(content, events)).toEqual({ rows: [{ id: "events-1" }], stale: false });
	});
});
