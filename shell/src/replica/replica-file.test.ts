import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { liveFilters } from "@hub/shared-contracts/cms/live";
import { ContentUnavailable, type Fields, type Filter } from "@hub/shared-contracts/content/content-reader";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Row } from "../directus/directus-source.server.ts";
import { openReplica, type Replica } from "./replica-file.server.ts";
import { countStatement, rowsStatement, type Statement } from "./replica-query.server.ts";
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

const author = { id: "ada", slug: "ada", display_name: "Ada" };
const category = { id: "news", slug: "news", title: "News" };

test("gives rows as the content service does: lists, objects, truth, moments, rows within rows", () => {
	store("authors", author);
	store("categories", category);
	store("directus_files", { id: "file", type: "image/png", width: 4, height: 3, filesize: "12" });
	store("posts", {
		id: "one",
		title: "One",
		publish_at: "2026-04-01T10:00:00+02:00",
		author: { id: "ada" },
		category: { id: "news" },
		cover: { id: "file" },
	});
	store("redirects", { id: "r", from: "/a", to: "/b", permanent: true });
	const fields: Fields = [
		"id",
		"publish_at",
		{ author: { collection: "authors", fields: ["id", "display_name"] } },
		{ cover: { collection: "directus_files", fields: ["id", "width", "filesize"] } },
	];
	expect(replica.read({ collection: "posts", fields, filter: {}, sort: [], limit: 1 })).toEqual([
		{
			id: "one",
			publish_at: "2026-04-01T08:00:00.000Z",
			author: { id: "ada", display_name: "Ada" },
			cover: { id: "file", width: 4, filesize: "12" },
		},
	]);
	expect(replica.read({ collection: "redirects", fields: ["permanent"], filter: {}, sort: [], limit: 1 })).toEqual([
		{ permanent: true },
	]);
	expect(ids("redirects", { permanent: { _eq: true } })).toEqual(["r"]);
});

test("gives rows between two collections in their order, of each row its own", () => {
	store("speakers", { id: "s1" }, { id: "s2" });
	store("events", { id: "e1" }, { id: "e2" }, { id: "e3" });
	const link = (id: string, event: string, speaker: string, sort: number | null) => ({
		id,
		events_id: { id: event },
		speakers_id: { id: speaker },
		sort,
	});
	store("events_speakers", link("l1", "e1", "s1", 2), link("l2", "e1", "s2", 1), link("l3", "e2", "s1", null));
	const within: Fields = [{ speakers_id: { collection: "speakers", fields: ["id"] } }];
	const fields: Fields = ["id", { speakers: { collection: "events_speakers", fields: within } }];
	expect(replica.read({ collection: "events", fields, filter: {}, sort: ["id"], limit: 10 })).toEqual([
		{ id: "e1", speakers: [{ speakers_id: { id: "s2" } }, { speakers_id: { id: "s1" } }] },
		{ id: "e2", speakers: [{ speakers_id: { id: "s1" } }] },
		{ id: "e3", speakers: [] },
	]);
	expect(ids("events", { speakers: { speakers_id: { id: { _eq: "s1" } } } })).toEqual(["e1", "e2"]);
});

test.each<[Filter, string[]]>([
	[{ title: { _eq: "Öl" } }, ["b"]],
	[{ title: { _neq: "Öl" } }, ["a", "d"]],
	[{ title: { _in: ["Öl", "Alpha"] } }, ["a", "b"]],
	[{ title: { _in: [] } }, []],
	[{ title: { _null: true } }, ["c"]],
	[{ title: { _nnull: true } }, ["a", "b", "d"]],
	[{ title: { _empty: true } }, ["c", "d"]],
	[{ title: { _nempty: true } }, ["a", "b"]],
	[{ title: { _icontains: "öL" } }, ["b"]],
	[{ title: { _contains: "ph" } }, ["a"]],
	[{ title: { _contains: "Ph" } }, []],
	[{ title: { _contains: "%" } }, []],
	[{ title: { _starts_with: "Al" } }, ["a"]],
	[{ title: { _ends_with: "ha" } }, ["a"]],
	[{ published_on: { _gt: "2026-01-02" } }, ["c"]],
	[{ published_on: { _gte: "2026-01-02" } }, ["b", "c"]],
	[{ published_on: { _lt: "2026-01-02" } }, ["a"]],
	[{ published_on: { _lte: "2026-01-02" } }, ["a", "b"]],
	[{ publish_at: { _lte: "$NOW" } }, ["a"]],
	[{ _or: [{ id: { _eq: "a" } }, { _and: [{ id: { _eq: "b" } }, { title: { _eq: "Öl" } }] }] }, ["a", "b"]],
	[{ _or: [] }, ["a", "b", "c", "d"]],
	[{}, ["a", "b", "c", "d"]],
	[{ author: { slug: { _eq: "ada" } } }, ["a"]],
	[{ author: { id: { _null: true } } }, ["b", "c", "d"]],
	[{ author: { _or: [{ slug: { _eq: "ada" } }, { slug: { _eq: "bob" } }] } }, ["a"]],
])("understands the filter %j", (filter, expected) => {
	store("authors", author);
	store(
		"posts",
		{ id: "a", title: "Alpha", published_on: "2026-01-01", publish_at: "2026-05-01T12:00:00Z", author: { id: "ada" } },
		{ id: "b", title: "Öl", published_on: "2026-01-02", publish_at: "2026-05-01T12:00:01Z" },
		{ id: "c", title: null, published_on: "2026-01-03" },
		{ id: "d", title: "" },
	);
	expect(ids("posts", filter)).toEqual(expected);
	expect(replica.read({ kind: "count", collection: "posts", fields: ["id"], filter })).toEqual([
		{ count: { id: expected.length } },
	]);
});

test("refuses what it does not know, with what to do", () => {
	expect(() => ids("posts", { title: { _regex: "x" } })).toThrow("The replica does not know the filter _regex");
	expect(() => ids("posts", { secret: { _eq: "x" } })).toThrow("The replica has no posts.secret");
	expect(() => ids("registrations", {})).toThrow("The replica has no collection registrations");
	expect(() => ids("posts", {}, { sort: ['id"; drop table posts; --'] })).toThrow("The replica has no posts.id");
});

test("orders by several fields, down and up, and by the id where all is equal", () => {
	store(
		"posts",
		{ id: "b", title: "1", published_on: "2026-01-01" },
		{ id: "a", title: "1", published_on: "2026-01-01" },
		{ id: "c", title: "0", published_on: "2026-01-01" },
		{ id: "d", title: "9", published_on: "2026-01-02" },
	);
	expect(ids("posts", {}, { sort: ["-published_on", "title"] })).toEqual(["d", "c", "a", "b"]);
	expect(ids("posts", {}, { sort: ["title"], limit: 2, offset: 1 })).toEqual(["a", "b"]);
	expect(ids("posts", {}, { sort: ["title"], limit: -1 })).toHaveLength(4);
});

test("tells a post with a draft for an author from one that is live", () => {
	store("authors", author);
	store("categories", category);
	const post = { slug: "x", author: { id: "ada" }, category: { id: "news" } };
	store("posts", { ...post, id: "live" }, { ...post, id: "lost", author: { id: "draft" } });
	expect(ids("posts", { _and: liveFilters("posts") })).toEqual(["live"]);
});

test("tells what is another now, field by field, and what is not", () => {
	expect(store("posts", { id: "a", title: "One" }, { id: "b", title: "Two" })).toMatchObject([
		{ collection: "posts", event: "create", keys: new Set(["a", "b"]) },
	]);
	const version = replica.version();
	expect(store("posts", { id: "a", title: "One" })).toEqual([]);
	expect(replica.version()).toBe(version);
	expect(store("posts", { id: "a", title: "Another" })).toEqual([
		{ collection: "posts", event: "update", keys: new Set(["a"]), fields: new Set(["title"]) },
	]);
	expect(replica.apply([{ collection: "posts", rows: [], gone: ["a", "unknown"] }], place)).toMatchObject([
		{ collection: "posts", event: "delete", keys: new Set(["a"]) },
	]);
	expect(replica.version()).toBe(version + 2);
});

test("has files as long as a row points to them, and knows which", () => {
	const files = () => ids("directus_files", {});
	store("directus_files", { id: "f1" }, { id: "f2" });
	store("posts", { id: "a", cover: { id: "f1" } }, { id: "b", cover: { id: "f1" } }, { id: "c", cover: { id: "f2" } });
	expect(replica.holdersOf("f1")).toEqual(new Map([["posts", new Set(["a", "b"])]]));
	store("posts", { id: "c", cover: null });
	expect(files()).toEqual(["f1"]);
	replica.apply([{ collection: "posts", rows: [], gone: ["a"] }], place);
	expect(files()).toEqual(["f1"]);
	replica.apply([{ collection: "posts", rows: [], gone: ["b"] }], place);
	expect(files()).toEqual([]);
});

test("a filling replaces all, or nothing", async () => {
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

test("the first filling is committed as it goes, and goes on where it was cut off", async () => {
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

test("what is withdrawn is in none of its files any more, and the file is its owner's alone", () => {
	store("posts", { id: "a", body: "A sentence that was withdrawn." });
	replica.apply([{ collection: "posts", rows: [], gone: ["a"] }], place);
	for (const part of ["", "-wal"]) expect(readFileSync(file() + part, "latin1")).not.toContain("A sentence that was withdrawn");
	for (const part of ["", "-wal", "-shm"]) expect(statSync(file() + part).mode & 0o777).toBe(0o600);
});

test("goes on where it was after a restart, and is empty again where the file is damaged", () => {
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

test("is empty again where another release made it, and is left alone where it only cannot be opened", () => {
	store("posts", { id: "a" });
	replica.close();
	const other = new DatabaseSync(file());
	other.exec("update place set structure = 'of another release'");
	other.close();
	replica = openReplica(folder, () => now);
	expect(ids("posts", {})).toEqual([]);
	const taken = join(folder, "taken");
	mkdirSync(join(taken, "replica.sqlite"), { recursive: true });
	expect(() => openReplica(taken, () => now)).toThrow();
	expect(statSync(join(taken, "replica.sqlite")).isDirectory()).toBe(true);
});

test("a write that fails leaves no transaction behind: the next one is stored", () => {
	store("posts", { id: "a" });
	const other = new DatabaseSync(file());
	other.exec("create trigger fails before update of current on place begin select raise(abort, 'the disk is full'); end");
	expect(() => replica.noteCurrent(now)).toThrow("the disk is full");
	expect(replica.current()).toBeUndefined();
	other.exec("drop trigger fails");
	other.close();
	store("posts", { id: "b" });
	replica.noteCurrent(now);
	expect([replica.current(), ids("posts", {})]).toEqual([now, ["a", "b"]]);
});

test("rows of a list are counted by an index alone, and come in its order", () => {
	const filter = { _and: [...liveFilters("posts"), { locale: { _eq: "en" } }, { body: { _nempty: true } }] };
	const read = { collection: "posts", filter, fields: ["id", "title", "body"] };
	const database = new DatabaseSync(file(), { readOnly: true });
	const planOf = ({ sql, values }: Statement) =>
		database
			.prepare(`explain query plan ${sql}`)
			.all(...values)
			.map(({ detail }) => String(detail));
	const counting = planOf(countStatement({ ...read, kind: "count" }, now));
	const paging = planOf(rowsStatement({ ...read, sort: ["-published_on", "id"], limit: 20, offset: 40 }, now));
	database.close();
	expect(counting).toContainEqual(expect.stringContaining("t0 USING COVERING INDEX"));
	expect(paging).not.toContainEqual(expect.stringContaining("ORDER BY"));
});

test("[OP-1] replaces a damaged file by an empty one, which is read again as a whole, and says so meanwhile", () => {
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
