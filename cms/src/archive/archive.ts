// A backup: a folder with all rows of the content service and all files of the installation, each with its digest. It
// does not depend on the kind of database.

import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { z } from "zod";
import { ArchiveError } from "./archive-error.ts";
import { type ArchivedRow, archivedTables, rowsOf } from "./archived-tables.ts";
import { archiveKey, openSealed, readSealed, sealFile } from "./sealed-file.ts";
import { tableDigest } from "./table-digest.ts";

const header = z.object({
	format: z.literal(1),
	/** True if files are encrypted, with a key derived with `salt`. */
	encrypted: z.boolean(),
	salt: z.string(),
});
const sealed = z.object({ size: z.number(), digest: z.string() });
const manifest = z.object({
	/** Time when the backup began, ISO. */
	at: z.string(),
	/** Migrations of its rows. Only an installation with the same migrations accepts them. */
	migrations: z.array(z.string()),
	tables: z.array(
		z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), digest: z.string(), file: sealed }),
	),
	/** By path. The first segment is the part of the installation. */
	files: z.array(sealed.extend({ path: z.string() })),
});

export type ArchiveManifest = z.infer<typeof manifest>;

/** A file of the installation. */
export interface ArchivedFile {
	/** Such as `uploads/a.webp`. */
	readonly path: string;
	readonly content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export interface ArchiveInput {
	/** A copy, or a transaction with a consistent snapshot: nothing writes to it meanwhile. */
	readonly database: Knex;
	readonly files: AsyncIterable<ArchivedFile>;
	/** Content of a key file; undefined: no encryption. */
	readonly secret: Uint8Array | undefined;
	readonly now: Date;
}

const migrationNames = z.array(z.object({ name: z.string() }));
const directusMigrations = z.array(z.object({ version: z.string() }));

/** Returns the migrations that a database records: Directus' and ours. */
export async function migrationsOf(database: Knex): Promise<string[]> {
	const theirs = directusMigrations.parse(await database("directus_migrations").select("version"));
	const ours = migrationNames.parse(await database("hub_migrations").select("name"));
	return [...theirs.map(({ version }) => `directus ${version}`), ...ours.map(({ name }) => name)].toSorted();
}

/** Creates an archived file from a file on disk. */
export function fileOnDisk(path: string, file: string): ArchivedFile {
	return { path, content: () => createReadStream(file) };
}

/**
 * Writes a backup. The manifest is written last: a folder without one is no valid backup.
 * @throws ArchiveError if the folder is not empty
 */
export async function writeArchive(
	folder: string,
	{ database, files, secret, now }: ArchiveInput,
): Promise<ArchiveManifest> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	if ((await readdir(folder)).length > 0)
		throw new ArchiveError(`${folder} is not empty: name an empty or a new folder.`);
	const salt = randomBytes(16).toString("hex");
	const key = secret && archiveKey(secret, salt);
	await writeFile(join(folder, "archive.json"), JSON.stringify({ format: 1, encrypted: key !== undefined, salt }), {
		mode: 0o600,
	});
	const contents: ArchiveManifest = {
		at: now.toISOString(),
		migrations: await migrationsOf(database),
		tables: [],
		files: [],
	};
	for (const table of await archivedTables(database)) {
		const { add, end } = tableDigest();
		async function* lines(): AsyncGenerator<Buffer> {
			for await (const page of rowsOf(database, table)) {
				for (const row of page) add(row);
				yield Buffer.from(page.map((row) => `${JSON.stringify(row)}\n`).join(""));
			}
		}
		const file = await sealFile(join(folder, "rows", table.name), lines(), key);
		contents.tables.push({ name: table.name, columns: [...table.columns.keys()], ...end(), file });
	}
	for await (const { path, content } of files)
		contents.files.push({ path, ...(await sealFile(join(folder, "files", path), content(), key)) });
	await sealFile(join(folder, "manifest"), [Buffer.from(JSON.stringify(contents))], key);
	return contents;
}

/** A backup that can be read. */
export interface Archive {
	readonly manifest: ArchiveManifest;
	/** Reads the rows of a table one by one. @throws ArchiveError if they were changed */
	rows(name: string): AsyncGenerator<ArchivedRow>;
	/** Reads the content of a file. @throws ArchiveError if it was changed */
	file(path: string): AsyncGenerator<Buffer>;
}

const row = z.record(z.string(), z.unknown());

/** Opens a backup. @throws ArchiveError if it is not a backup, is incomplete, or needs another key */
export async function openArchive(folder: string, secret: Uint8Array | undefined): Promise<Archive> {
	const text = await readFile(join(folder, "archive.json"), "utf8").catch(() => "");
	const parsedHeader = header.safeParse(text === "" ? undefined : JSON.parse(text)).data;
	if (!parsedHeader) throw new ArchiveError(`${folder} is not a backup that this version can read.`);
	if (parsedHeader.encrypted && !secret)
		throw new ArchiveError(`${folder} is encrypted: name the file with its key (--key-file).`);
	const key = parsedHeader.encrypted && secret ? archiveKey(secret, parsedHeader.salt) : undefined;
	if (!(await readdir(folder)).includes("manifest"))
		throw new ArchiveError(`${folder} has no manifest: the backup was interrupted. Create another one.`);
	const contents = manifest.parse(JSON.parse(await readSealed(join(folder, "manifest"), key)));
	return {
		manifest: contents,
		async *rows(name) {
			const table = contents.tables.find((candidate) => candidate.name === name);
			if (!table) return;
			let rest = "";
			const decoder = new TextDecoder();
			for await (const chunk of openSealed(join(folder, "rows", name), key, table.file)) {
				const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
				rest = lines.pop() ?? "";
				for (const line of lines) yield row.parse(JSON.parse(line));
			}
		},
		file(path) {
			const file = contents.files.find((candidate) => candidate.path === path);
			if (!file) throw new ArchiveError(`The backup has no file ${path}.`);
			return openSealed(join(folder, "files", path), key, file);
		},
	};
}
