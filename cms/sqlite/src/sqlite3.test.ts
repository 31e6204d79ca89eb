// The behaviour of sqlite3 on which Knex' dialect and Directus rely. Every expectation was recorded with sqlite3 6.0.1.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Database, OPEN_CREATE, OPEN_READWRITE } from "./sqlite3.ts";

let folder = "";
let database: Database;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-sqlite-"));
	database = await open(":memory:");
});
afterAll(async () => {
	await close(database);
	await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
	for (const sql of ["pragma foreign_keys = off", "drop table if exists t", "drop table if exists p"])
		await call("run", sql);
});

function open(file: string): Promise<Database> {
	return new Promise((resolve, reject) => {
		const opened: Database = new Database(file, OPEN_READWRITE | OPEN_CREATE, (error) =>
			error ? reject(error) : resolve(opened),
		);
	});
}
function close(which: Database): Promise<Error | null> {
	return new Promise((resolve) => which.close(resolve));
}
/** Calls as Knex does. @returns the rows, or for `run` the effect */
function call(method: "run" | "all", sql: string, bindings?: readonly unknown[], which = database): Promise<unknown> {
	return new Promise((resolve, reject) =>
		which[method](sql, bindings, function settle(error, rows) {
			if (error) reject(error);
			else resolve(method === "run" ? { ...this } : rows);
		}),
	);
}

describe("values", () => {
	test.each<[what: string, value: unknown, type: string, read: unknown]>([
		["a text", "Größe 😀", "text", "Größe 😀"],
		["a text with a zero in it", "a\u0000b", "text", "a\u0000b"],
		["a whole number", 7, "integer", 7],
		["minus zero", -0, "integer", 0],
		["a whole number of more than 32 bits", 3_000_000_000, "real", 3_000_000_000],
		["a fraction", 2.5, "real", 2.5],
		["not a number", Number.NaN, "null", null],
		["true", true, "integer", 1],
		["null", null, "null", null],
		["undefined", undefined, "null", null],
		["a date", new Date(5_000), "real", 5_000],
		["bytes", Buffer.from([0, 255]), "blob", Buffer.from([0, 255])],
		["an object", { a: 1 }, "text", "[object Object]"],
	])("%s is stored and read as sqlite3 does", async (_, value, type, read) => {
		expect(await call("all", "select typeof(?) as type, ? as value", [value, value])).toEqual([{ type, value: read }]);
	});

	test("a bigint is stored to its last digit, and read as a number", async () => {
		const sql = "select ? || '' as text, 9007199254740993 as number";
		expect(await call("all", sql, [9_007_199_254_740_993n])).toEqual([
			{ text: "9007199254740993", number: 9_007_199_254_740_992 },
		]);
	});

	test("whatever is written is read again", async () => {
		await call("run", "create table t(id integer primary key, value)");
		const value = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.double({ noNaN: true }),
			fc.integer(),
			fc.constant(null),
			fc.uint8Array(),
		);
		const values = fc.array(value, { minLength: 1, maxLength: 20 });
		const property = fc.asyncProperty(values, async (written) => {
			await call("run", `insert into t(value) values ${written.map(() => "(?)").join(", ")}`, written);
			const read = await call("all", "select value from t order by id");
			await call("run", "delete from t");
			const asRead = (one: unknown) => {
				if (one instanceof Uint8Array) return Buffer.from(one);
				return Object.is(one, -0) ? 0 : one;
			};
			expect(read).toEqual(written.map((one) => ({ value: asRead(one) })));
		});
		await fc.assert(property, { numRuns: 50 });
	});

	test("a row is an ordinary object, bytes are a Buffer, and the last of two columns with the same name wins", async () => {
		const [row] = (await call("all", "select x'00ff' as bytes, 1 as a, 2 as a")) as [Record<string, unknown>];
		expect([Object.getPrototypeOf(row), Buffer.isBuffer(row.bytes), row.a]).toEqual([Object.prototype, true, 2]);
	});
});

describe("statements", () => {
	beforeEach(() =>
		call("run", "create table t(id integer primary key autoincrement, a text unique not null, n check(n > 5))"),
	);

	test("a run reports the id of the last inserted row and the number of changed rows", async () => {
		expect(await call("run", "insert into t(a) values('x'), ('y')")).toEqual({ lastID: 2, changes: 2 });
		expect(await call("run", "update t set n = 6")).toEqual({ lastID: 2, changes: 2 });
		expect(await call("run", "delete from t where id = 77")).toMatchObject({ changes: 0 });
	});

	test("an insert with RETURNING returns its rows", async () => {
		expect(await call("all", "insert into t(a) values(?) returning id, a", ["x"])).toEqual([{ id: 1, a: "x" }]);
	});

	test("a repeated statement sees changes of the table's columns", async () => {
		await call("run", "insert into t(a) values('x')");
		expect(await call("all", "select * from t")).toEqual([{ id: 1, a: "x", n: null }]);
		await call("run", "alter table t rename column a to c");
		expect(await call("all", "select * from t")).toEqual([{ id: 1, c: "x", n: null }]);
	});

	test("foreign keys are checked once they are turned on, by a call without a callback as Directus makes it", async () => {
		await call("run", "create table p(t integer references t(id))");
		await call("run", "insert into p values(99)");
		database.run("PRAGMA foreign_keys = ON");
		await expect(call("run", "insert into p values(99)")).rejects.toThrow(
			"SQLITE_CONSTRAINT: FOREIGN KEY constraint failed",
		);
	});

	test.each([
		["insert into t(a) values('x'), ('x')", "SQLITE_CONSTRAINT", 19, "UNIQUE constraint failed: t.a"],
		["insert into t(a) values(null)", "SQLITE_CONSTRAINT", 19, "NOT NULL constraint failed: t.a"],
		["insert into t(a, n) values('y', 1)", "SQLITE_CONSTRAINT", 19, "CHECK constraint failed: n > 5"],
		["insert into t(id, a) values('x', 'x')", "SQLITE_MISMATCH", 20, "datatype mismatch"],
		["select * from nowhere", "SQLITE_ERROR", 1, "no such table: nowhere"],
		["selec", "SQLITE_ERROR", 1, 'near "selec": syntax error'],
		["commit", "SQLITE_ERROR", 1, "cannot commit - no transaction is active"],
	])("%s is refused with sqlite3's code and message", async (sql, code, errno, reason) => {
		for (const method of ["run", "all"] as const)
			await expect(call(method, sql)).rejects.toMatchObject({ message: `${code}: ${reason}`, code, errno });
	});

	test("too many bindings are refused", async () => {
		await expect(call("all", "select ?", [1, 2])).rejects.toMatchObject({
			message: "SQLITE_RANGE: column index out of range",
		});
	});
});

describe("files", () => {
	test.each([
		["in a missing folder", "/nowhere/x.sqlite"],
		["that is a folder", "/"],
	])("a database %s is not opened", async (_, file) => {
		const error = { message: "SQLITE_CANTOPEN: unable to open database file", code: "SQLITE_CANTOPEN", errno: 14 };
		await expect(open(file)).rejects.toMatchObject(error);
	});

	test("a file that is not a database is refused when it is read, and a closed database refuses every call", async () => {
		const file = join(folder, "text.sqlite");
		await writeFile(file, "This is text, and no database at all. ".repeat(20));
		const text = await open(file);
		await expect(call("all", "select * from t", [], text)).rejects.toThrow("SQLITE_NOTADB: file is not a database");
		expect(await close(text)).toBeNull();
		await expect(call("all", "select 1", [], text)).rejects.toMatchObject({
			message: "SQLITE_MISUSE: Database is closed",
			errno: 21,
		});
	});

	test("a lock of another connection is waited for without blocking the program, and then reported", async () => {
		const file = join(folder, "locked.sqlite");
		const [one, other] = [await open(file), await open(file)];
		await call("run", "create table t(a)", [], one);
		await call("run", "begin exclusive", [], one);
		let turns = 0;
		const turning = setInterval(() => (turns += 1), 10);
		await expect(call("run", "insert into t values(1)", [], other)).rejects.toMatchObject({
			message: "SQLITE_BUSY: database is locked",
			code: "SQLITE_BUSY",
			errno: 5,
		});
		clearInterval(turning);
		expect(turns).toBeGreaterThan(5);
		const late = call("run", "insert into t values(2)", [], other);
		await call("run", "commit", [], one);
		expect(await late).toMatchObject({ changes: 1 });
		await Promise.all([close(one), close(other)]);
	});
});
