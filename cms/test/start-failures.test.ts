import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CmsStartError } from "../src/cms-start-error.ts";
import { startCms } from "../src/start.ts";
import { freePort, listen } from "./ports.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "hub-cms-fails-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function sentence(dataDir: string, port: number): Promise<string> {
	try {
		const cms = await startCms({ dataDir, port, env: { PATH: process.env.PATH }, seed: false });
		await cms.stop();
	} catch (error) {
		expect(error).toBeInstanceOf(CmsStartError);
		return error instanceof Error ? error.message : "";
	}
	throw new Error("it started");
}

describe("a start that can't succeed ends with one sentence", () => {
	test("when the port is taken", async () => {
		const other = createServer();
		const port = await listen(other);
		try {
			expect(await sentence(folder, port)).toBe(
				`Port ${port} is taken by another program: stop that one, or set CMS_PORT to a free port.`,
			);
		} finally {
			other.close();
		}
	}, 20_000);

	test("when the database is garbage, which is left as it is", async () => {
		const file = join(folder, "cms", "database.sqlite");
		await mkdir(join(folder, "cms"));
		await writeFile(file, "this is no database\n".repeat(500));
		expect(await sentence(folder, await freePort())).toBe(
			`The database ${file} is damaged (file is not a database): put a backup in its place, or move it away to begin with a new one.`,
		);
	});

	test("when the database is broken inside", async () => {
		const file = join(folder, "cms", "database.sqlite");
		await mkdir(join(folder, "cms"));
		const database = new DatabaseSync(file);
		database.exec("create table directus_users (id text, name text); create table directus_migrations (version text)");
		const insert = database.prepare("insert into directus_users values (?, ?)");
		for (let index = 0; index < 500; index += 1) insert.run(String(index), "x".repeat(200));
		database.close();
		const handle = await open(file, "r+");
		await handle.write(Buffer.alloc(20_000, 0xee), 0, 20_000, 8_192);
		await handle.close();
		expect(await sentence(folder, await freePort())).toMatch(/is damaged \(.+\): put a backup in its place, or move it away/);
	});

	test("when the database belongs to something else", async () => {
		const file = join(folder, "cms", "database.sqlite");
		await mkdir(join(folder, "cms"));
		const database = new DatabaseSync(file);
		database.exec("create table shopping (item text)");
		database.close();
		expect(await sentence(folder, await freePort())).toMatch(/is a database of something else: move it away/);
	});

	test("when a file is where the data folder should be", async () => {
		const dataDir = join(folder, "data");
		await writeFile(dataDir, "");
		expect(await sentence(dataDir, await freePort())).toMatch(/because a file is in the way|can't be read/);
	});
});
