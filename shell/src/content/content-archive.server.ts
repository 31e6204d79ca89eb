// The content cache on disk, so that a restarted site can serve pages while the content service is unavailable (PF-4).

import { createHash } from "node:crypto";
import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Log } from "../server/log.server.ts";
import type { Row } from "./directus-source.server.ts";

/** What tells rows from others without looking at them again. */
export interface RowsMark {
	/** Equal rows have equal digests. */
	readonly digest: string;
	/** The characters of their text. */
	readonly length: number;
}

/** Rows and when they were read, in ms. */
export interface ArchivedRows extends RowsMark {
	/** As they were stored: what is read back from disk may be anything. */
	readonly rows: unknown;
	readonly at: number;
}

/** Rows by key. Storage errors never reach the callers: they are logged, and the rows are missing. */
export interface ContentArchive {
	get(key: string): ArchivedRows | undefined;
	/** Stores rows within a second; unchanged rows are not written again. */
	put(key: string, rows: ArchivedRows): void;
	/** Writes what is pending, then closes. */
	close(): void;
}

/** For how long, in ms, rows are worth showing: a day without the content service, and the day before it. */
const KEEP_FOR = 48 * 60 * 60_000;

/** Most keys that are stored, the newest. */
const MOST_KEYS = 10_000;

/** How long writes are collected into one transaction, in ms. */
const GATHER = 1_000;

/** After how long the time of reading of unchanged rows is written again, in ms. */
const MARK_AGAIN = 60 * 60_000;

/**
 * Opens the archive in a folder, which is created if missing. If it cannot be used, that is logged and nothing is archived.
 * @param now in ms, for tests
 */
export function openContentArchive(
	folder: string,
	log: Pick<Log, "warn">,
	now: () => number = Date.now,
): ContentArchive | undefined {
	const file = join(folder, "content.sqlite");
	try {
		return archiveIn(open(folder, file), log, now);
	} catch {
		// The archive is only a copy, so a damaged file is deleted.
		try {
			for (const part of ["", "-wal", "-shm"]) rmSync(`${file}${part}`, { force: true });
			return archiveIn(open(folder, file), log, now);
		} catch (error) {
			log.warn({ error: String(error) }, "What is read cannot be kept on disk; the site runs without");
			return undefined;
		}
	}
}

function open(folder: string, file: string): DatabaseSync {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	// SQLite creates its -wal and -shm files with the mode of the database file.
	closeSync(openSync(file, "a", 0o600));
	chmodSync(file, 0o600);
	const database = new DatabaseSync(file, { timeout: 1_000 });
	// Losing the last writes in a power cut is harmless: they are read again.
	database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;");
	database.exec("CREATE TABLE IF NOT EXISTS rows (key TEXT PRIMARY KEY, text TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID");
	database.exec("CREATE INDEX IF NOT EXISTS rows_at ON rows (at)");
	return database;
}

function archiveIn(database: DatabaseSync, log: Pick<Log, "warn">, now: () => number): ContentArchive {
	const select = database.prepare("SELECT text, at FROM rows WHERE key = ? AND at > ?");
	const upsert = database.prepare(
		"INSERT INTO rows (key, text, at) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET text = excluded.text, at = excluded.at",
	);
	const old = database.prepare("DELETE FROM rows WHERE at <= ?");
	const many = database.prepare("DELETE FROM rows WHERE key IN (SELECT key FROM rows ORDER BY at DESC LIMIT -1 OFFSET ?)");
	const stored = new Map<string, { readonly digest: string; readonly at: number }>();
	const waiting = new Map<string, ArchivedRows>();
	let timer: NodeJS.Timeout | undefined;
	let failing = false;

	const prune = (): void => {
		old.run(now() - KEEP_FOR);
		many.run(MOST_KEYS);
	};

	const store = (): void => {
		timer = undefined;
		try {
			database.exec("BEGIN");
			for (const [key, { rows, at }] of waiting) upsert.run(key, JSON.stringify(rows), at);
			const tooMany = stored.size + waiting.size > MOST_KEYS;
			if (tooMany) prune();
			database.exec("COMMIT");
			// Only now: what could not be written is written when it is read again.
			for (const [key, { digest, at }] of waiting) stored.set(key, { digest, at });
			if (tooMany) stored.clear();
			failing = false;
		} catch (error) {
			if (database.isTransaction) database.exec("ROLLBACK");
			if (!failing) log.warn({ error: String(error) }, "What was read could not be stored on disk; the site goes on without");
			failing = true;
		}
		waiting.clear();
	};

	prune();
	return {
		get(key) {
			try {
				const found = select.get(key, now() - KEEP_FOR);
				if (typeof found?.text !== "string" || typeof found.at !== "number") return undefined;
				const rows: unknown = JSON.parse(found.text);
				const mark = markOfText(found.text);
				stored.set(key, { digest: mark.digest, at: found.at });
				return { rows, ...mark, at: found.at };
			} catch (error) {
				log.warn({ error: String(error) }, "What is stored on disk could not be read; the site goes on without");
				return undefined;
			}
		},
		put(key, archived) {
			const before = stored.get(key);
			if (before?.digest === archived.digest && archived.at - before.at < MARK_AGAIN) return;
			waiting.set(key, archived);
			timer ??= setTimeout(store, GATHER).unref();
		},
		close() {
			clearTimeout(timer);
			if (waiting.size > 0) store();
			database.close();
		},
	};
}

/** The mark of rows. */
export function markOfRows(rows: readonly Row[]): RowsMark {
	return markOfText(JSON.stringify(rows));
}

function markOfText(text: string): RowsMark {
	return { digest: createHash("sha1").update(text).digest("base64"), length: text.length };
}
