// Restricts DATA_DIR to its owner, because it contains the database with tokens, password hashes and registrations, and
// mails and uploads.

import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { LOCK_FILE } from "./data-lock.ts";
import { StepError } from "./progress.ts";

/** Entries that identify a DATA_DIR. With content and releases elsewhere, it contains only the lock. */
const OWN_ENTRIES = ["cms", "credentials.json", "mails", "releases", "releases-dev", LOCK_FILE];

/** Entries of any folder: a file system's own, and hidden files. */
const NEUTRAL_ENTRY = /^(\.|lost\+found$)/;

const OTHERS = 0o077;

/** Restricts files of this process and its children to their owner (umask 077). */
export function restrictUmask(): void {
	process.umask(OTHERS);
}

/**
 * Creates DATA_DIR if missing, and removes other users' access to it.
 * @param report is called if that access cannot be removed
 * @param user the id of the user who must own it; default: that of this process
 * @returns its absolute path
 * @throws StepError if it cannot be created, belongs to another user, or contains other things
 */
export async function openDataFolder(
	dataDir: string,
	report: (text: string) => void,
	user: number | undefined = process.getuid?.(),
): Promise<string> {
	restrictUmask();
	const folder = resolve(dataDir);
	await makeFolder(folder).catch((error: NodeJS.ErrnoException) => {
		throw new StepError(
			`DATA_DIR is “${dataDir}”, which cannot be created (${error.code}). Set DATA_DIR to a folder that this user may write to.`,
		);
	});
	// Windows has no numeric users and no access rights in file modes.
	if (user === undefined || process.platform === "win32") return folder;
	const { uid, mode } = await stat(folder);
	if (user !== 0 && uid !== 0 && uid !== user)
		throw new StepError(
			`DATA_DIR is “${dataDir}”, which belongs to another user (${uid}), who could read and change everything in it. Give it to the site's user (chown), or set DATA_DIR to another folder.`,
		);
	const names = await readdir(folder);
	const foreign = names.find((name) => !NEUTRAL_ENTRY.test(name) && !OWN_ENTRIES.includes(name));
	if (foreign !== undefined && !names.some((name) => OWN_ENTRIES.includes(name)))
		throw new StepError(
			`DATA_DIR is “${dataDir}”, which has other files, such as ${foreign}. The site makes its folder private, so set DATA_DIR to a separate one.`,
		);
	if ((mode & OTHERS) !== 0)
		await chmod(folder, mode & 0o700).catch(() =>
			report(
				`${folder} is readable by other users, and this user may not change that. Give it to the user of the site (chown).`,
			),
		);
	return folder;
}

/** Creates a folder and its parents one by one. Node's recursive `mkdir` never ends if a file system refuses them. */
async function makeFolder(folder: string): Promise<void> {
	if (existsSync(folder)) return;
	await makeFolder(dirname(folder));
	await mkdir(folder);
}
