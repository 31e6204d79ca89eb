import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ContentUnavailable, type Filter } from "@hub/shared-contracts/content/content-reader";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Row } from "../directus/directus-source.server.ts";
import { openReplica, type Replica } from "./replica-file.server.ts";
import { tables } from "./replica-tables.server.ts";

let folder: string;
let replica: Replica;
const now = Date.parse("2026-05-01T12:00:00Z");
const place = { epoch: 1, cursor: "0.1" };
const file = () => join(folder, "replica.sqlite");

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-replica-"));
	replica = openReplica(folder, () => now);
});
afterEach(() => {
	replica.close();
	rmSync(folder, { recursive: true });
});

/** A row with every column that its table has. */
function row(collection: string, given: Row): Row {
	const empty = Object.fromEntries([...(tables.get(collection)?.columns.keys() ?? [])].map((name) => [name, null]));
	return { ...empty, ...("status" in empty ? { status: "published", locale: "en" } : {}), ...given };
}

function store(collection: string, ...rows: Row[]) {
	return replica.apply([{ collection, rows: rows.map((one) => row(collection, one)), gone: [] }], place);
}

function ids(
	collection: string,
	filter: Filter,
	{ sort = [], limit = 100, offset = 0 }: { sort?: string[]; limit?: number; offset?: number } = {},
) {
	return replica.read({ collection, fields: ["id"], filter, sort, limit, offset }).map(({ id }) => id);
}
test("a refill replaces every row, or none if it fails", async () => {
	store("posts", { id: "old", title: "Old" }, { id: "same", title: "Same" });
	const rows = async function* (fails: boolean) {
		yield { collection: "posts", rows: [row("posts", { id: "new", title: "New" })] };
		expect(ids("posts", {})).toEqual(["old", "same"]);
		if (fails) throw new Error("The content service went away.");
		yield { collection: "posts", rows: [row("posts", { id: "same", title: "Same" })] };
	};
	const next = { epoch: 2, cursor: "0.9" };
	await expect(replica.fill(next, rows(true))).rejects.toThrow("went away");
	expect(ids("posts", {})).toEqual(["old", "same"]);
	expect(replica.place()).toEqual(place);
	expect((await replica.fill(next, rows(false))).map(({ event, keys }) => [event, ...(keys ?? [])])).toEqual([
		["create", "new"],
		["delete", "old"],
	]);
	expect(ids("posts", {})).toEqual(["new", "same"]);
	expect(replica.place()).toEqual(next);
});

test("the first fill is committed in steps, and continues after a restart", async () => {
	const many = Array.from({ length: 600 }, (_, at) => row("posts", { id: `post ${at}` }));
	const rows = async function* (fails: boolean) {
		yield { collection: "posts", rows: many };
		if (fails) throw new Error("The process ended.");
		yield { collection: "posts", rows: [row("posts", { id: "last" })] };
	};
	await expect(replica.fill(place, rows(true))).rejects.toThrow("ended");
	replica.close();
	replica = openReplica(folder, () => now);
	expect(replica.place()).toBeUndefined();
	expect((await replica.fill(place, rows(false))).map(({ event, keys }) => [event, ...(keys ?? [])])).toEqual([["create", "last"]]);
	expect([replica.place(), replica.version(), replica.counts().get("posts")]).toEqual([place, 1, 601]);
});

test("withdrawn text is gone from the database and its log, which only the owner can read", () => {
	store("posts", { id: "a", body: "A sentence that was withdrawn." });
	replica.apply([{ collection: "posts", rows: [], gone: ["a"] }], place);
	for (const part of ["", "-wal"]) expect(readFileSync(file() + part, "latin1")).not.toContain("A sentence that was withdrawn");
	for (const part of ["", "-wal", "-shm"]) expect(statSync(file() + part).mode & 0o777).toBe(0o600);
});

test("the replica survives a restart, and starts empty if its file is damaged", () => {
	store("posts", { id: "a" });
	expect(replica.current()).toBeUndefined();
	replica.noteCurrent(now);
	replica.close();
	replica = openReplica(folder, () => now);
	expect(replica.place()).toEqual(place);
	expect(replica.current()).toBe(now);
	expect(ids("posts", {})).toEqual(["a"]);
	replica.close();
	writeFileSync(file(), "This is no database, whatever its name says. ".repeat(200));
	replica = openReplica(folder, () => now);
	expect(replica.place()).toBeUndefined();
	expect(ids("posts", {})).toEqual([]);
});

test("[OP-1] a file that turns out to be damaged while it is read is replaced by an empty one, and refilled", () => {
	const path = join(folder, "damaged");
	const filled = openReplica(path);
	filled.apply([], { epoch: 1, cursor: "1" });
	const before = filled.version();
	filled.close();
	const database = new DatabaseSync(join(path, "replica.sqlite"));
	const roots = database.prepare("select rootpage from sqlite_master where tbl_name <> 'place' and rootpage > 0").all();
	const size = Number(database.prepare("pragma page_size").get()?.page_size);
	database.close();
	const opened = openSync(join(path, "replica.sqlite"), "r+");
	for (const { rootpage } of roots) writeSync(opened, Buffer.alloc(size, 0xab), 0, size, (Number(rootpage) - 1) * size);
	closeSync(opened);
	const damages: unknown[] = [];
	const damaged = openReplica(path, Date.now, (error) => damages.push(error));
	try {
		const posts = { collection: "posts", fields: ["id"], filter: {}, sort: ["id"], limit: 1 };
		expect(() => damaged.read(posts)).toThrow(ContentUnavailable);
		expect([damages.length, damaged.place()]).toEqual([1, undefined]);
		damaged.apply([], { epoch: 1, cursor: "2" });
		expect([damaged.read(posts), damaged.version() > before]).toEqual([[], true]);
	} finally {
		damaged.close();
	}
});
