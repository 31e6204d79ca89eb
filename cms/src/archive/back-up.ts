// Backs up an installation of the content service, even while it runs, and restores it into an empty one.

import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Knex } from "knex";
import { CmsStartError } from "../cms-start-error.ts";
import { type Database, readDatabase } from "../database/database.ts";
import { copyDatabase, inspectDatabase, openEmbedded } from "../database/database-file.ts";
import { inspectPostgres, openPostgres } from "../database/postgres-database.ts";
import { directusPaths } from "../directus/directus-environment.ts";
import { startCms } from "../start.ts";
import { type Archive, type ArchivedFile, type ArchiveManifest, fileOnDisk, writeArchive } from "./archive.ts";
import { ArchiveError } from "./archive-error.ts";
import { replaceRows } from "./replace-rows.ts";
import { openUploads } from "./stored-uploads.ts";
import { isRestoreUnfinished, UNFINISHED_RESTORE } from "./unfinished-restore.ts";

export interface InstallationLocation {
	/** Absolute. */
	readonly dataDir: string;
	/** The settings: `DB_*`, accounts, secrets. */
	readonly env: Readonly<Record<string, string | undefined>>;
}

/** Files of the content service besides its rows, by their path in an archive. */
const CREDENTIALS = "credentials.json";
const UPLOADS = "cms/uploads/";

/**
 * Backs up a consistent snapshot of rows, uploads, accounts and secrets.
 * @param more other files of the installation, such as its releases
 * @throws ArchiveError, CmsStartError
 */
export async function backUp(
	{ dataDir, env }: InstallationLocation,
	folder: string,
	{ secret, more }: { readonly secret: Uint8Array | undefined; readonly more: AsyncIterable<ArchivedFile> },
): Promise<ArchiveManifest> {
	const database = readDatabase(env);
	const paths = directusPaths(dataDir, database);
	const uploads = openUploads(env, paths.uploads);
	async function* files(): AsyncGenerator<ArchivedFile> {
		// Runs after the rows, so that the files of all rows exist.
		for await (const { path, content } of uploads.files()) yield { path: UPLOADS + path, content };
		const credentials = join(dataDir, CREDENTIALS);
		if (existsSync(credentials)) yield fileOnDisk(CREDENTIALS, credentials);
		yield* more;
	}
	const work = await mkdtemp(join(tmpdir(), "hub-backup-"));
	try {
		return await withSnapshot(database, paths.database, work, async (snapshot) => {
			// Without the records of a complete start, deleted entries of the seed would return.
			if (!(await snapshot.schema.hasTable("hub_notes")))
				throw new ArchiveError("This installation never started completely: start it once, then back it up.");
			return writeArchive(folder, { database: snapshot, files: files(), secret, now: new Date() });
		});
	} finally {
		await rm(work, { recursive: true, force: true });
	}
}

/** Runs `read` with a consistent snapshot of a database, while others write to it. */
async function withSnapshot<Result>(
	database: Database,
	file: string,
	work: string,
	read: (snapshot: Knex) => Promise<Result>,
): Promise<Result> {
	if (database.kind === "embedded") {
		if ((await inspectDatabase(file)) === "absent")
			throw new ArchiveError(`There is no content service in ${dirname(file)}.`);
		const copy = join(work, "database.sqlite");
		copyDatabase(file, copy);
		const opened = openEmbedded(copy);
		return read(opened).finally(() => opened.destroy());
	}
	if ((await inspectPostgres(database)) === "absent")
		throw new ArchiveError("The database that DB_* names is empty: there is nothing to back up.");
	const opened = openPostgres(database);
	try {
		return await opened.transaction(read, { isolationLevel: "repeatable read", readOnly: true });
	} finally {
		await opened.destroy();
	}
}

export interface RestoreOptions extends InstallationLocation {
	/** A free port, for the content service while it creates its tables. */
	readonly port: number;
	/** Stores a file that does not belong to the content service. */
	readonly storeFile: (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
	readonly onProgress?: (text: string) => void;
}

/**
 * Restores a backup into an empty installation, and compares each row and file with it. An interrupted restore starts
 * again.
 * @throws ArchiveError if the installation is not empty, or the backup does not match; CmsStartError
 */
export async function restoreBackup(archive: Archive, options: RestoreOptions): Promise<void> {
	const { dataDir, env, port, storeFile, onProgress = () => {} } = options;
	const database = readDatabase(env);
	const paths = directusPaths(dataDir, database);
	await requireEmpty(dataDir, database, paths.database);
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	await writeFile(join(dataDir, UNFINISHED_RESTORE), "");
	await rm(paths.folder, { recursive: true, force: true });
	const { files } = archive.manifest;
	const write = async (path: string, target: string) => {
		await mkdir(dirname(target), { recursive: true, mode: 0o700 });
		await writeFile(target, archive.file(path), { mode: 0o600 });
	};
	const has = (path: string) => files.some((file) => file.path === path);
	if (has(CREDENTIALS)) await write(CREDENTIALS, join(dataDir, CREDENTIALS));
	onProgress("Creating the tables");
	const cms = await startCms({ dataDir, port, env, seed: false });
	await cms.stop();
	onProgress("Restoring the rows");
	const uploads = openUploads(env, paths.uploads);
	const opened = database.kind === "embedded" ? openEmbedded(paths.database) : openPostgres(database);
	try {
		await replaceRows(opened, archive);
		await opened("directus_files").whereNot("storage", uploads.location).update({ storage: uploads.location });
	} finally {
		await opened.destroy();
	}
	onProgress("Restoring the files");
	for (const { path } of files) {
		if (path.startsWith(UPLOADS)) await uploads.write(path.slice(UPLOADS.length), archive.file(path));
		else if (path !== CREDENTIALS) await storeFile(path, archive.file(path));
	}
	await rm(join(dataDir, UNFINISHED_RESTORE));
}

async function requireEmpty(dataDir: string, database: Database, file: string): Promise<void> {
	if (isRestoreUnfinished(dataDir)) return;
	const found = existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => !name.startsWith(".")) : [];
	if (found.length > 0)
		throw new ArchiveError(
			`DATA_DIR is ${dataDir}, which is not empty (${found[0]}): restore a backup into an empty folder.`,
		);
	const state =
		database.kind === "embedded"
			? await inspectDatabase(file)
			: await inspectPostgres(database).catch(refuseUnfinished);
	if (state !== "absent")
		throw new ArchiveError("The database that DB_* names is not empty: restore a backup into an empty one.");
}

/** Replaces the error of an incomplete or unreachable database. @throws always */
function refuseUnfinished(error: unknown): never {
	if (error instanceof CmsStartError) throw new ArchiveError(error.message, { cause: error });
	throw error;
}
