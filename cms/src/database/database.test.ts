import { describe, expect, test } from "vitest";
import { readDatabase } from "./database.ts";

const POSTGRES = { DB_CLIENT: "pg", DB_HOST: "db.example.org", DB_PORT: "5432", DB_DATABASE: "hub", DB_USER: "hub" };

describe("the database", () => {
	test("is the content service's own file, unless the settings name a PostgreSQL", () => {
		for (const env of [{}, { DB_CLIENT: "" }, { DB_CLIENT: "sqlite3" }])
			expect(readDatabase(env)).toEqual({ kind: "embedded" });
		expect(readDatabase({ ...POSTGRES, DB_POOL__MAX: "20", PORT: "3000", DB_PASSWORD: "" })).toEqual({
			kind: "postgres",
			settings: { ...POSTGRES, DB_POOL__MAX: "20" },
			fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
		});
	});

	test("has its own fingerprint, independent of the password", () => {
		const markOf = (change: Record<string, string>) => {
			const database = readDatabase({ ...POSTGRES, ...change });
			return database.kind === "postgres" ? database.fingerprint : "";
		};
		const mark = markOf({});
		expect(markOf({ DB_PASSWORD: "a", DB_USER: "b" })).toBe(mark);
		expect(markOf({ DB_CONNECTION_STRING: "postgres://b:a@db.example.org:5432/hub" })).toBe(mark);
		for (const other of [{ DB_HOST: "x" }, { DB_PORT: "1" }, { DB_DATABASE: "x" }, { DB_SEARCH_PATH: "x" }])
			expect(markOf(other)).not.toBe(mark);
	});

	test.each([
		[{ DB_CLIENT: "mysql" }, "DB_CLIENT must be sqlite3 (the embedded database) or pg (a Postgres), and is “mysql”."],
		[{ DB_HOST: "x" }, "DB_HOST is set, but DB_CLIENT is not: set DB_CLIENT to pg as well."],
		[{ DB_CLIENT: "sqlite3", DB_HOST: "x" }, "DB_HOST is of no use with the embedded database"],
		[{ DB_FILENAME: "x.sqlite" }, "DB_FILENAME cannot be set"],
		[{ DB_CLIENT: "pg", DB_HOST: "x" }, "DB_CLIENT is pg, so DB_PORT, DB_DATABASE, DB_USER must be set too"],
		[{ ...POSTGRES, DB_PORT: "many" }, "DB_PORT must be a port from 1 to 65535, and is “many”."],
		[{ ...POSTGRES, DB_SSL: "yes" }, "DB_SSL must be true or false, and is “yes”."],
		[
			{ DB_CLIENT: "pg", DB_CONNECTION_STRING: "mysql://a:secret@x/y" },
			"DB_CONNECTION_STRING must be an address such as",
		],
	])("%o stops the start, and is named", (env, sentence) => {
		expect(() => readDatabase(env)).toThrow(sentence);
		expect(() => readDatabase(env)).not.toThrow("secret");
	});
});
