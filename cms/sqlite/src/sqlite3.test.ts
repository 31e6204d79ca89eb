// The behaviour of sqlite3 on which Knex' dialect and Directus rely. Every expectation was recorded with sqlite3 6.0.1.

import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as sqlite3 from "./sqlite3.ts";

/** The outcome of a call. */
interface Answer {
	readonly error: string | undefined;
	readonly code: string | undefined;
	readonly errno: number | undefined;
	readonly result: unknown;
	readonly lastID: number | undefined;
	readonly changes: number | undefined;
}

type Method = "run" | "get" | "all" | "map";

let folder = "";
let database: sqlite3.Database;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-sqlite-"));
	database = await open(":memory:");
});
afterAll(async () => {
	await close(database);
	await rm(folder, { recursive: true, force: true });
});
afterEach(() => exec("pragma foreign_keys = off; drop table if exists t; drop table if exists p"));

function open(file: string, mode: number = sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE): Promise<sqlite3.Database> {
	return new Promise((resolve, reject) => {
		const opened: sqlite3.Database = new sqlite3.Database(file, mode, (error) => (error ? reject(error) : resolve(opened)));
	});
}

function close(which: sqlite3.Database): Promise<Error | null> {
	return new Promise((resolve) => which.close(resolve));
}

function ask(method: Method, sql: string, ...bindings: readonly unknown[]): Promise<Answer> {
	return askOf(database, method, sql, ...bindings);
}

function askOf(which: sqlite3.Database, method: Method, sql: string, ...bindings: readonly unknown[]): Promise<Answer> {
	return new Promise((resolve) => {
		which[method](
			sql,
			...bindings,
			function heard(this: sqlite3.Statement, error: (Error & { code: string; errno: number }) | null, result: unknown) {
				const { lastID, changes } = this;
				resolve({ error: error?.message, code: error?.code, errno: error?.errno, result, lastID, changes });
			},
		);
	});
}

const rows = async (sql: string, ...bindings: readonly unknown[]) => (await ask("all", sql, ...bindings)).result;

function exec(sql: string, which = database): Promise<Error | null> {
	return new Promise((resolve) => which.exec(sql, resolve));
}

describe("what is bound and what is read", () => {
	test.each<[what: string, value: unknown, type: string, read: unknown]>([
		["a text", "Größe 😀", "text", "Größe 😀"],
		["a text with a zero in it", "a\u0000b", "text", "a\u0000b"],
		["a whole number", 7, "integer", 7],
		["minus zero", -0, "integer", 0],
		["a whole number of more than 32 bits", 3_000_000_000, "real", 3_000_000_000],
		["a fraction", 2.5, "real", 2.5],
		["no number", Number.NaN, "null", null],
		["infinity", Number.POSITIVE_INFINITY, "real", Number.POSITIVE_INFINITY],
		["yes", true, "integer", 1],
		["no", false, "integer", 0],
		["null", null, "null", null],
		["undefined", undefined, "null", null],
		["a date", new Date(5_000), "real", 5_000],
		["a pattern", /x/g, "text", "/x/g"],
		["bytes", Buffer.from([0, 255]), "blob", Buffer.from([0, 255])],
		["no bytes", Buffer.alloc(0), "blob", Buffer.alloc(0)],
		["an object", { a: 1 }, "text", "[object Object]"],
	])("%s", async (_, value, type, read) => {
		expect(await rows("select typeof(?) as type, ? as value", [value, value])).toEqual([{ type, value: read }]);
	});

	test("a bigint is stored to its last digit, though as a number it is read without", async () => {
		const [row] = (await rows("select ? || '' as text, 9007199254740993 as number", [9_007_199_254_740_993n])) as object[];
		expect(row).toEqual({ text: "9007199254740993", number: 9_007_199_254_740_992 });
	});

	test("a number is stored as its column says", async () => {
		await exec("create table t(i integer, t text, r real, n)");
		await ask("run", "insert into t values(?, ?, ?, ?)", [4_000_000_000, 5, 6, 7]);
		expect(await rows("select typeof(i) i, t, typeof(r) r, typeof(n) n from t")).toEqual([
			{ i: "integer", t: "5", r: "real", n: "integer" },
		]);
	});

	test("whatever is written is read again", async () => {
		await exec("create table t(id integer primary key, value)");
		const value = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.double({ noNaN: true }),
			fc.integer(),
			fc.constant(null),
			fc.uint8Array(),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 20 }), async (values) => {
				const { error } = await ask("run", `insert into t(value) values ${values.map(() => "(?)").join(", ")}`, values);
				expect(error).toBeUndefined();
				const read = (await rows("select value from t order by id")) as { value: unknown }[];
				await exec("delete from t");
				const written = values.map((one) => (one instanceof Uint8Array ? Buffer.from(one) : Object.is(one, -0) ? 0 : one));
				expect(read.map((row) => row.value)).toEqual(written);
			}),
			{ numRuns: 50 },
		);
	});

	test("a row is an ordinary object, bytes are a Buffer, and of two columns of one name the last counts", async () => {
		const [row] = (await rows("select x'00ff' as bytes, 1 as a, 2 as a")) as [Record<string, unknown>];
		expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
		expect(Buffer.isBuffer(row.bytes)).toBe(true);
		expect(row.a).toBe(2);
	});

	test("parameters stand in a list, one after the other, or have names or numbers; what is missing is null", async () => {
		const want = [{ a: 1, b: 2 }];
		expect(await rows("select ? as a, ? as b", [1, 2])).toEqual(want);
		expect(await rows("select ? as a, ? as b", 1, 2)).toEqual(want);
		expect(await rows("select $a as a, :b as b", { $a: 1, ":b": 2 })).toEqual(want);
		expect(await rows("select ?1 as a, ?2 as b", { 2: 2, 1: 1 })).toEqual(want);
		expect(await rows("select ? as a, ? as b", [1])).toEqual([{ a: 1, b: null }]);
		// Knex passes undefined where there are no parameters.
		expect(await rows("select 1 as a, 2 as b", undefined)).toEqual(want);
	});

	test.each([
		["too many", [[1, 2]]],
		["a name that the statement has not", [{ $b: 1 }]],
	])("%s: refused", async (_, bindings) => {
		expect(await ask("all", "select $a", ...bindings)).toMatchObject({
			error: "SQLITE_RANGE: column index out of range",
			code: "SQLITE_RANGE",
			errno: 25,
		});
	});
});

describe("what a statement did", () => {
	beforeEach(() => exec("create table t(id integer primary key autoincrement, a text)"));

	test("a run says which row it inserted last and how many it changed", async () => {
		expect(await ask("run", "insert into t(a) values('x'), ('y')")).toMatchObject({ lastID: 2, changes: 2, result: undefined });
		expect(await ask("run", "update t set a = 'z'")).toMatchObject({ lastID: 2, changes: 2 });
		expect(await ask("run", "delete from t where id = 1")).toMatchObject({ changes: 1 });
		expect(await ask("run", "delete from t where id = 77")).toMatchObject({ changes: 0 });
	});

	test("an insert gives back rows when it is asked to", async () => {
		expect(await rows("insert into t(a) values(?), (?) returning id, a", ["x", "y"])).toEqual([
			{ id: 1, a: "x" },
			{ id: 2, a: "y" },
		]);
	});

	test("one row, no row, rows by their first column", async () => {
		await ask("run", "insert into t(a) values('x'), ('y')");
		expect(await ask("get", "select a from t order by id")).toMatchObject({ result: { a: "x" } });
		expect(await ask("get", "select a from t where id = 9")).toMatchObject({ error: undefined, result: undefined });
		expect((await ask("map", "select id, a from t")).result).toEqual({ 1: "x", 2: "y" });
	});

	test("each row, and how many there were", async () => {
		await ask("run", "insert into t(a) values('x'), ('y')");
		const seen: unknown[] = [];
		const count = await new Promise((resolve) => {
			database.each(
				"select a from t",
				(_: unknown, row: unknown) => seen.push(row),
				(_: unknown, rows: unknown) => resolve(rows),
			);
		});
		expect([seen, count]).toEqual([[{ a: "x" }, { a: "y" }], 2]);
	});

	test("a prepared statement is used again, with what was bound or with other values", async () => {
		const statement = database.prepare("select ? as x", [3]);
		const x = (...given: readonly unknown[]) =>
			new Promise((resolve) => statement.all(...given, (_: unknown, is: unknown) => resolve(is)));
		expect([await x(), await x([4]), await x()]).toEqual([[{ x: 3 }], [{ x: 4 }], [{ x: 3 }]]);
		statement.finalize();
	});

	test("of a text with more statements `all` runs the first and `exec` runs each", async () => {
		expect(await rows("select 1 as a; select 2 as a")).toEqual([{ a: 1 }]);
		expect(await exec("insert into t(a) values('x'); insert into t(a) values('y');")).toBeNull();
		expect(await rows("select count(*) as n from t")).toEqual([{ n: 2 }]);
	});

	test("a statement that was asked before sees a table as it is now", async () => {
		await ask("run", "insert into t(a) values('x')");
		expect(await rows("select * from t")).toEqual([{ id: 1, a: "x" }]);
		await exec("alter table t add column b default 5; alter table t rename column a to c");
		expect(await rows("select * from t")).toEqual([{ id: 1, c: "x", b: 5 }]);
	});

	test("calls are processed in the order in which they are made, independent of their callbacks", async () => {
		database.run("insert into t(a) values('first')");
		database.serialize(() => database.run("update t set a = a || ' second'"));
		database.parallelize(() => database.run("update t set a = a || ' third'"));
		expect(await rows("select a from t")).toEqual([{ a: "first second third" }]);
		await new Promise((resolve) => database.wait(resolve));
	});
});

describe("what is refused", () => {
	beforeEach(() =>
		exec(
			"create table p(id integer primary key); create table t(a text unique not null, p integer references p(id), n integer check(n > 5)); insert into t(a) values('x')",
		),
	);

	test.each<[sql: string, code: string, errno: number, reason: string]>([
		["insert into t(a) values('x')", "SQLITE_CONSTRAINT", 19, "UNIQUE constraint failed: t.a"],
		["insert into t(a) values(null)", "SQLITE_CONSTRAINT", 19, "NOT NULL constraint failed: t.a"],
		["insert into t(a, n) values('y', 1)", "SQLITE_CONSTRAINT", 19, "CHECK constraint failed: n > 5"],
		["insert into p values('x')", "SQLITE_MISMATCH", 20, "datatype mismatch"],
		["select * from nowhere", "SQLITE_ERROR", 1, "no such table: nowhere"],
		["select absent from t", "SQLITE_ERROR", 1, "no such column: absent"],
		["selec", "SQLITE_ERROR", 1, 'near "selec": syntax error'],
		["commit", "SQLITE_ERROR", 1, "cannot commit - no transaction is active"],
	])("%s", async (sql, code, errno, reason) => {
		const refused = { error: `${code}: ${reason}`, code, errno };
		expect(await ask("run", sql)).toMatchObject(refused);
		expect(await ask("all", sql)).toMatchObject(refused);
		expect(await exec(sql)).toMatchObject({ message: refused.error, code, errno });
	});

	test("foreign keys are only checked when they are turned on", async () => {
		expect(await ask("run", "insert into t(a, p) values('y', 99)")).toMatchObject({ error: undefined });
		database.run("PRAGMA foreign_keys = ON");
		expect(await ask("run", "insert into t(a, p) values('z', 99)")).toMatchObject({
			error: "SQLITE_CONSTRAINT: FOREIGN KEY constraint failed",
		});
	});

	test("nothing at all is no statement", async () => {
		for (const sql of ["", " ; ", "-- nothing"]) expect(await ask("run", sql)).toMatchObject({ code: "SQLITE_MISUSE", errno: 21 });
	});

	test("what no callback takes is an event", async () => {
		const error = new Promise((resolve) => database.prepare("selec").once("error", resolve));
		expect(await error).toMatchObject({ code: "SQLITE_ERROR" });
	});

	test("a closed database", async () => {
		const closed = await open(":memory:");
		expect([closed.open, await close(closed), closed.open]).toEqual([true, null, false]);
		expect(await askOf(closed, "all", "select 1")).toMatchObject({ error: "SQLITE_MISUSE: Database is closed", errno: 21 });
		expect(await close(closed)).toMatchObject({ code: "SQLITE_MISUSE" });
	});

	test("one that could not be opened refuses what it is asked, at once and later", async () => {
		const failed = new sqlite3.Database("/nowhere/x.sqlite", sqlite3.OPEN_READWRITE, () => {});
		const refused = { code: "SQLITE_MISUSE", errno: 21 };
		expect(await askOf(failed, "all", "select 1")).toMatchObject(refused);
		expect(await askOf(failed, "all", "select 1")).toMatchObject(refused);
	});

	test("settings that it has not", () => {
		expect(() => database.configure("trace", true)).toThrow("trace is not a valid configuration option");
	});
});

describe("files", () => {
	test("a database that sqlite3 wrote", async () => {
		const file = join(folder, "old.sqlite");
		await copyFile(join(import.meta.dirname, "written-by-sqlite3.sqlite"), file);
		const old = await open(file);
		expect((await askOf(old, "all", "select * from posts order by id")).result).toEqual([
			{
				id: 1,
				slug: "a",
				title: "Größe 😀",
				score: 1.5,
				live: 1,
				cover: Buffer.from([0, 255, 7]),
				published_at: Date.parse("2026-01-02T03:04:05Z"),
			},
			{ id: 2, slug: "b", title: null, score: 2 ** 53, live: 0, cover: null, published_at: "2026-01-02T03:04:05.000Z" },
		]);
		expect(await askOf(old, "run", "insert into posts(slug) values('a')")).toMatchObject({
			error: "SQLITE_CONSTRAINT: UNIQUE constraint failed: posts.slug",
		});
		expect(await askOf(old, "run", "insert into posts(slug) values('c')")).toMatchObject({ lastID: 3, changes: 1 });
		await close(old);
	});

	test.each([
		["in a folder that is not there", join("/nowhere", "x.sqlite"), sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE],
		["that is not there and may not be created", "missing.sqlite", sqlite3.OPEN_READWRITE],
		["that is a folder", "/", sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE],
	])("one %s", async (_, name, mode) => {
		const error = { message: "SQLITE_CANTOPEN: unable to open database file", code: "SQLITE_CANTOPEN", errno: 14 };
		await expect(open(name.startsWith("/") ? name : join(folder, name), mode)).rejects.toMatchObject(error);
	});

	test("one that is no database", async () => {
		const file = join(folder, "text.sqlite");
		await copyFile(import.meta.filename, file);
		const text = await open(file);
		expect(await askOf(text, "all", "select * from t")).toMatchObject({ error: "SQLITE_NOTADB: file is not a database" });
		await close(text);
	});

	test("one that may only be read", async () => {
		const file = join(folder, "read.sqlite");
		const created = await open(file);
		await exec("create table t(a)", created);
		await close(created);
		const read = await open(file, sqlite3.OPEN_READONLY);
		expect(await askOf(read, "run", "insert into t values(1)")).toMatchObject({
			error: "SQLITE_READONLY: attempt to write a readonly database",
		});
		await close(read);
	});

	test("another process's lock is waited for, without holding up the program, and then reported as such", async () => {
		const file = join(folder, "locked.sqlite");
		const [one, other] = [await open(file), await open(file)];
		await exec("create table t(a)", one);
		await exec("begin exclusive", one);
		other.configure("busyTimeout", 500);
		let turns = 0;
		const turning = setInterval(() => (turns += 1), 10);
		expect(await askOf(other, "run", "insert into t values(1)")).toMatchObject({
			error: "SQLITE_BUSY: database is locked",
			code: "SQLITE_BUSY",
			errno: 5,
		});
		clearInterval(turning);
		expect(turns).toBeGreaterThan(5);
		const late = askOf(other, "run", "insert into t values(2)");
		await exec("commit", one);
		expect(await late).toMatchObject({ error: undefined, changes: 1 });
		await Promise.all([close(one), close(other)]);
	});

	test("with a log of its own (WAL), what one writes the other reads", async () => {
		const file = join(folder, "wal.sqlite");
		const [one, other] = [await open(file), await open(file)];
		expect((await askOf(one, "all", "pragma journal_mode = wal")).result).toEqual([{ journal_mode: "wal" }]);
		await exec("create table t(a); insert into t values(1)", one);
		expect((await askOf(other, "all", "select * from t")).result).toEqual([{ a: 1 }]);
		await Promise.all([close(one), close(other)]);
		expect((await readFile(file)).length).toBeGreaterThan(0);
	});
});
