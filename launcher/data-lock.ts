// Allows one site at a time in DATA_DIR: two would write the same database and uploads without coordination.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StepError } from "./progress.ts";

/** The file in DATA_DIR that is locked. It stays. Hidden, so that a folder that has nothing else yet is taken for an empty one. */
export const LOCK_FILE = ".running.sqlite";
const HOLDER_FILE = ".running.json";

/** The running site, for the error message of a second start. */
interface Holder {
	readonly pid: number;
	readonly port: number;
	readonly since: string;
}

/**
 * Takes the lock of a folder until it is released or this process ends, however it ends: the operating system holds it, by way of SQLite's
 * own lock on a file (https://sqlite.org/lockingv3.html).
 * @param folder DATA_DIR, which is there
 * @param named as the operator named it
 * @param port of the site that takes it
 * @returns how to release it
 * @throws StepError where another process has it, or files of that folder cannot be locked
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
		// The file is being written.
		.catch(() => undefined);
	const who = holder ? `process ${holder.pid}, a site on port ${holder.port} since ${holder.since},` : "another start of the site";
	return `DATA_DIR is “${named}”, and ${who} writes there already: stop that one, or set DATA_DIR to another folder.`;
}
