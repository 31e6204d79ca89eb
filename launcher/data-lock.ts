// Allows only one site at a time in DATA_DIR, because two would write the same database and uploads without
// coordination.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StepError } from "./progress.ts";

/**
 * Locked file in DATA_DIR, which is never deleted. It is hidden, so that a folder with nothing else counts as empty.
 */
export const LOCK_FILE = ".running.sqlite";
const HOLDER_FILE = ".running.json";

/** The running site, for the message of a second start. */
interface Holder {
	readonly pid: number;
	readonly port: number;
	readonly since: string;
}

/**
 * Locks a folder until the lock is released or this process ends in any way. The operating system holds the lock,
 * through SQLite's lock on a file (https://sqlite.org/lockingv3.html).
 * @param folder existing DATA_DIR
 * @param named its name as the operator wrote it
 * @param port of the site
 * @returns a function that releases the lock
 * @throws StepError if another process holds it, or files in the folder cannot be locked
 */
export async function lockDataFolder(folder: string, named: string, port: number): Promise<() => void> {
	let database: DatabaseSync | undefined;
	try {
		database = new DatabaseSync(join(folder, LOCK_FILE));
		database.exec("BEGIN IMMEDIATE");
	} catch (error) {
		database?.close();
		if (isBusy(error)) throw new StepError(await heldSentence(folder, named));
		throw new StepError(
			`DATA_DIR is “${named}”, and no file in it can be locked (${String(error)}). Set DATA_DIR to a folder of a disk that can lock files.`,
		);
	}
	const holder: Holder = { pid: process.pid, port, since: new Date().toISOString() };
	await writeFile(join(folder, HOLDER_FILE), JSON.stringify(holder));
	return () => database.close();
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
	return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

async function heldSentence(folder: string, named: string): Promise<string> {
	const holder = await readFile(join(folder, HOLDER_FILE), "utf8")
		.then((text) => JSON.parse(text) as Holder)
		// The other process has not finished writing the file.
		.catch(() => undefined);
	const who = holder
		? `process ${holder.pid}, a site on port ${holder.port} since ${holder.since},`
		: "another start of the site";
	return `DATA_DIR is “${named}”, and ${who} writes there already: stop that one, or set DATA_DIR to another folder.`;
}
