import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../launcher/free-port.ts";
import { CmsStartError } from "../src/cms-start-error.ts";
import { startCms } from "../src/start.ts";
import { listen } from "./ports.ts";

let folder: string;
let file: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "hub-cms-fails-"));
	file = join(folder, "cms", "database.sqlite");
	await mkdir(join(folder, "cms"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function messageOf(dataDir: string, port?: number): Promise<string> {
	const starting = startCms({
		dataDir,
		port: port ?? (await freePort()),
		env: { PATH: process.env.PATH },
		seed: false,
	});
	const error: unknown = await starting.then(
		(cms) => cms.stop(),
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(CmsStartError);
	return error instanceof Error ? error.message : "";
}

describe("a start fails with one sentence", () => {
	test("if its port is taken", async () => {
		const other = createServer();
		const port = await listen(other);
		const message = await messageOf(folder, port).finally(() => other.close());
		expect(message).toBe(`Port ${port} is taken by another program: stop that one, or set CMS_PORT to a free port.`);
	});

	test("if its database is damaged, and leaves it as it is", async () => {
		await writeFile(file, "this is no database\n".repeat(500));
		expect(await messageOf(folder)).toBe(
			`The database ${file} is damaged (file is not a database): put a backup in its place, or move it away to begin with a new one.`,
		);
		await rm(file);
		const database = new DatabaseSync(file);
		database.exec("create table directus_users (id text, name text); create table directus_migrations (version text)");
		const insert = database.prepare("insert into directus_users values (?, ?)");
		for (let index = 0; index < 500; index += 1) insert.run(String(index), "x".repeat(200));
		database.close();
		const handle = await open(file, "r+");
		await handle.write(Buffer.alloc(20_000, 0xee), 0, 20_000, 8_192);
		await handle.close();
		expect(await messageOf(folder)).toMatch(/is damaged \(.+\): put a backup in its place, or move it away/);
	});

	test("if its database belongs to another program", async () => {
		const database = new DatabaseSync(file);
		database.exec("create table shopping (item text)");
		database.close();
		expect(await messageOf(folder)).toMatch(/belongs to another program: move it away/);
	});

	test("if its data folder is a file", async () => {
		await writeFile(join(folder, "data"), "");
		expect(await messageOf(join(folder, "data"))).toMatch(/because a file is in the way|can't be read/);
	});
});
