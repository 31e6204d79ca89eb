// Backups of a real Directus, restored into empty ones on each database, and compared.

import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../launcher/free-port.ts";
import { openArchive } from "../src/archive/archive.ts";
import { backUp, restoreBackup } from "../src/archive/back-up.ts";
import { replaceRows } from "../src/archive/replace-rows.ts";
import { isRestoreUnfinished } from "../src/archive/unfinished-restore.ts";
import { copyDatabase, openEmbedded } from "../src/database/database-file.ts";
import { applySchema } from "../src/schema/apply.ts";
import { Installation, rows } from "./installation.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { startUploadBucket, type UploadBucket } from "./upload-bucket.ts";

const secret = Buffer.from("a key of several words");
const RELEASE = { path: "releases/live.json", bytes: Buffer.from('{"set":"x"}') };
const taken = new Map<string, Buffer>();
async function* more() {
	yield { path: RELEASE.path, content: () => [RELEASE.bytes] };
}
const storeFile = async (path: string, content: AsyncIterable<Uint8Array>) => {
	const parts: Uint8Array[] = [];
	for await (const part of content) parts.push(part);
	taken.set(path, Buffer.concat(parts));
};

let source: Installation;
let postgres: TestPostgres;
let bucket: UploadBucket;
let work: string;
let archive: string;
const opened: Installation[] = [];
async function another(env: Record<string, string> = {}): Promise<Installation> {
	const opening = await Installation.open();
	Object.assign(opening.env, env);
	opened.push(opening);
	return opening;
}
const restore = async (into: Installation, from = archive, key: Uint8Array | undefined = secret) => {
	const { dataDir, env } = into;
	await restoreBackup(await openArchive(from, key), { dataDir, env, port: await freePort(), storeFile });
};
/**
 * Simulates a restored backup of an earlier version, which has tables and columns that Directus' own rows don't
 * describe.
 */
const forgetDeclarations = ({ paths }: Installation): void => {
	const database = new DatabaseSync(paths.database);
	database.exec(`
		delete from directus_collections where collection = 'resources';
		delete from directus_fields where collection = 'resources' or (collection = 'posts' and field in ('author', 'description'));
		delete from directus_relations where many_collection = 'resources' or (many_collection = 'posts' and many_field = 'author');
		update directus_fields set note = 'Of an earlier release.' where collection = 'posts' and field = 'slug'`);
	database.close();
};
/**
 * On SQLite Directus returns moments to the second, and on PostgreSQL large numbers as texts. The stored values were
 * compared before.
 */
const alike = (value: unknown): unknown =>
	JSON.parse(
		JSON.stringify(value)
			.replace(/(T\d\d:\d\d:\d\d)(\.\d+)?Z?"/g, '$1"')
			.replace(/"filesize":"(\d+)"/g, '"filesize":$1'),
	);
/** Returns what an administrator reads of a running installation. */
const content = async (of: Installation) => alike(await entries(of));
const entries = async ({ admin }: Installation) => ({
	posts: await admin.read("/items/posts", { sort: "id", limit: -1 }, rows),
	events: await admin.read("/items/events", { sort: "id", limit: -1 }, rows),
	speakers: await admin.read("/items/events_speakers", { sort: "id", limit: -1 }, rows),
	consent: await admin.read("/items/consent_counts", { sort: "id", limit: -1 }, rows),
	users: await admin.read(
		"/users",
		{ sort: "id", fields: ["id", "email", "role", "status", "language", "tfa_secret"] },
		rows,
	),
	files: await admin.read("/files", { sort: "id", limit: -1 }, rows),
	versions: await admin.read("/versions", { sort: "id", limit: -1 }, rows),
	// A start that changes forms adds revisions of Directus' own collections.
	revisions: await admin.read(
		"/revisions",
		{ sort: "id", limit: -1, filter: { collection: { _nstarts_with: "directus_" } } },
		rows,
	),
	comments: await admin.read("/comments", { sort: "id", limit: -1 }, rows),
});

/** Downloads all files like the site, in the order of their ids. */
const downloads = async ({ admin, cms }: Installation) => {
	const files = await admin.read("/files", { sort: "id", fields: ["id"], limit: -1 }, rows);
	return Promise.all(
		files.map(async ({ id }) => {
			const response = await fetch(`${cms.url}/assets/${id}`, {
				headers: { authorization: `Bearer ${cms.siteToken}` },
			});
			return [
				id,
				response.status,
				createHash("sha256")
					.update(await response.bytes())
					.digest("hex"),
			];
		}),
	);
};

beforeAll(async () => {
	[source, postgres, bucket] = await Promise.all([Installation.open(), startPostgres(), startUploadBucket()]);
	work = await mkdtemp(join(tmpdir(), "hub-archive-"));
	archive = join(work, "backup");
	opened.push(source);
	await source.startWithContent();
	const [post] = await source.admin.read("/items/posts", { limit: 1 }, rows);
	await source.admin.update(`/items/posts/${post?.id}`, {
		title: "Ümläute – “quoted”, 𝒳",
		publish_at: "2026-01-02T03:04:05Z",
	});
	await source.admin.create("/comments", { collection: "posts", item: String(post?.id), comment: "Well done." });
	await source.admin.create("/versions", { collection: "posts", key: "draft", item: post?.id });
	await source.admin.update("/users/me", { language: "de-DE" });
	await backUp(source, archive, { secret, more: more() });
}, 240_000);
afterAll(async () => {
	for (const one of opened) await one.close();
	await postgres?.stop();
	await bucket?.server.stop();
	await rm(work, { recursive: true, force: true });
});

describe("[SC-3] a backup of a running installation", () => {
	test("is restored into an empty one with all rows, files and accounts, even after a damaged backup was refused, and if it is of an earlier version", {
		// Directus creates its tables twice, and starts.
		timeout: 600_000,
	}, async () => {
		const damaged = join(work, "damaged");
		await cp(archive, damaged, { recursive: true });
		const bytes = await readFile(join(damaged, "rows", "posts"));
		bytes[40] = (bytes[40] ?? 0) ^ 1;
		await writeFile(join(damaged, "rows", "posts"), bytes);
		const into = await another();
		await expect(restore(into, damaged)).rejects.toThrow("is damaged");
		expect(isRestoreUnfinished(into.dataDir)).toBe(true);
		await restore(into);
		expect(isRestoreUnfinished(into.dataDir)).toBe(false);
		forgetDeclarations(into);
		await into.start();
		expect([into.cms.writes.schema > 0, into.cms.writes.seed, into.cms.drift]).toEqual([true, 0, []]);
		expect(await applySchema(into.admin)).toEqual({ writes: 0, drift: [] });
		expect(await content(into)).toEqual(await content(source));
		expect(await into.tokenOf(source.cms.credentials.staff)).not.toBe("");
		expect(taken.get(RELEASE.path)).toEqual(RELEASE.bytes);
		const uploads = async ({ paths }: Installation) =>
			Promise.all(
				(await readdir(paths.uploads))
					.filter((name) => !name.includes("__"))
					.map((name) => readFile(join(paths.uploads, name))),
			);
		const files = await uploads(into);
		expect(files.length).toBeGreaterThan(0);
		expect(files).toEqual(await uploads(source));
	});

	test("moves to PostgreSQL and S3 and back with all rows and files, and later rows get new ids", {
		// Directus creates its tables in two databases, and starts in each.
		timeout: 600_000,
	}, async () => {
		const { host, port, user, database } = postgres.connection;
		const there = { DB_CLIENT: "pg", DB_HOST: host, DB_PORT: String(port), DB_USER: user, DB_DATABASE: database };
		const big = await another({ ...there, ...bucket.settings });
		await restore(big);
		await big.start();
		expect(big.cms.writes.seed).toBe(0);
		expect(await content(big)).toEqual(await content(source));
		expect(await downloads(big)).toEqual(await downloads(source));
		expect(await readdir(big.paths.uploads), "uploads are in the bucket").toEqual([]);
		const [post] = await big.admin.read("/items/posts", { limit: 1 }, rows);
		await big.admin.create("/comments", { collection: "posts", item: String(post?.id), comment: "Later." });
		await big.admin.update(`/items/posts/${post?.id}`, { description: "Changed there." });
		const second = join(work, "of-postgres");
		await backUp(big, second, { secret: undefined, more: more() });

		const back = await another();
		await restore(back, second, undefined);
		await back.start();
		expect(await content(back)).toEqual(await content(big));
		expect(await downloads(back)).toEqual(await downloads(source));
	});

	test("is refused with a wrong key, without a key, or truncated", async () => {
		await expect(openArchive(archive, Buffer.from("another key"))).rejects.toThrow("encrypted with another key");
		await expect(openArchive(archive, undefined)).rejects.toThrow("is encrypted: name the file with its key");
		await expect(openArchive(work, undefined)).rejects.toThrow("is not a backup");
		const copy = join(work, "cut-off");
		await cp(archive, copy, { recursive: true });
		await rm(join(copy, "manifest"));
		await expect(openArchive(copy, secret)).rejects.toThrow("the backup was interrupted");
	});

	test("is refused by a version with other migrations, one of which is named", async () => {
		const { manifest, ...read } = await openArchive(archive, secret);
		const file = join(work, "other-release.sqlite");
		copyDatabase(source.paths.database, file);
		const database = openEmbedded(file);
		const other = {
			...read,
			manifest: { ...manifest, migrations: [...manifest.migrations, "999-of-a-later-release"] },
		};
		const replacing = replaceRows(database, other).finally(() => database.destroy());
		await expect(replacing).rejects.toThrow(
			"The backup was made by another version (999-of-a-later-release): restore it with",
		);
	});

	test("contains no plain text if it is encrypted", async () => {
		const { admin } = source.cms.credentials;
		for (const name of await readdir(archive, { recursive: true })) {
			const bytes = await readFile(join(archive, name)).catch(() => Buffer.alloc(0));
			expect([name, bytes.includes(admin.email), bytes.includes("Ümläute")]).toEqual([name, false, false]);
		}
	});
});
