// Restricts DATA_DIR to its owner: it has the database with tokens, password hashes and registrations, and mails and uploads.

import { existsSync, type Stats } from "node:fs";
import { chmod, lstat, mkdir, readdir, readlink, realpath, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { LOCK_FILE } from "./data-lock.ts";
import { StepError } from "./progress.ts";

/** What the site of an older version may have left readable for others; what is newer was never so. */
const LEFT_OPEN = ["cms", "credentials.json", "mails", "releases", "releases-dev"];

/** Entries that do not make a folder a foreign one: a file system's own, and hidden files. */
const UNASKED = /^(\.|lost\+found$)/;

const OTHERS = 0o077;

/** Restricts files of this process and its children to their owner (umask 077). */
export function restrictUmask(): void {
	process.umask(OTHERS);
}

/**
 * Creates DATA_DIR if missing, and removes other users' access to it and to files in it that an older version left readable.
 * @param report is told what was changed, and what could not be
 * @param user the id of the user who must own it; default: that of this process
 * @returns its absolute path
 * @throws StepError when it cannot be made, belongs to another user, or holds other things
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
			`DATA_DIR is “${dataDir}”, and that folder cannot be made (${error.code}). Set DATA_DIR to a folder that this user may write.`,
		);
	});
	// Where there are no users of this kind, access is not in a file's mode.
	if (user !== undefined && process.platform !== "win32") await closeToOthers(folder, dataDir, user, report);
	return folder;
}

async function closeToOthers(folder: string, named: string, user: number, report: (text: string) => void): Promise<void> {
	const { uid, mode } = await stat(folder);
	if (user !== 0 && uid !== 0 && uid !== user)
		throw new StepError(
			`DATA_DIR is “${named}”, which belongs to another user (${uid}), who could read and change all that is in it. Give it to the user of the site (chown), or set DATA_DIR to another folder.`,
		);
	const names = (await readdir(folder)).filter((name) => !UNASKED.test(name));
	const strange = names.find((name) => !LEFT_OPEN.includes(name));
	// A site whose content service runs elsewhere, with releases in a bucket, has none of them, and has been locked at each start.
	const isOurs = names.some((name) => LEFT_OPEN.includes(name)) || existsSync(join(folder, LOCK_FILE));
	if (strange !== undefined && !isOurs)
		throw new StepError(
			`DATA_DIR is “${named}”, where other things lie already, such as ${strange}. It is made readable for the site's user alone, so set DATA_DIR to a folder of its own.`,
		);

	const mended: string[] = [];
	const open: string[] = [];
	const close = async (path: string, info: Stats) => {
		if ((info.mode & OTHERS) === 0) return;
		try {
			await chmod(path, info.mode & 0o700);
			mended.push(path);
		} catch {
			open.push(path);
		}
	};
	// The folder itself first, so that other users cannot reach what is below.
	await close(await realpath(folder), await stat(folder));
	for (const name of LEFT_OPEN) await closeBelow(join(folder, name));

	if (mended.length > 0 && names.length > 0)
		report(
			`DATA_DIR was readable by other users of this machine (mode ${(mode & 0o777).toString(8)}). It is closed to them now, with ${mended.length} files and folders. If there are such users, have new passwords and secrets made: docs/operators.md says how.`,
		);
	for (const path of open)
		report(`${path} is readable by other users, and this user may not change that. Give it to the user of the site (chown).`);

	async function closeBelow(path: string): Promise<void> {
		const info = await lstat(path).catch(() => undefined);
		if (!info) return;
		if (info.isSymbolicLink()) {
			const target = await stat(path).catch(() => undefined);
			if (target && (target.mode & OTHERS) !== 0)
				report(
					`${path} is a link to ${await readlink(path)}, which other users can read; it is left as it is. Close it to them (chmod go=).`,
				);
			return;
		}
		await close(path, info);
		if (info.isDirectory()) for (const name of await readdir(path).catch(() => [])) await closeBelow(join(path, name));
	}
}

/** Makes a folder and those above it, one by one: Node's own way of doing so never ends where a file system refuses them. */
async function makeFolder(folder: string): Promise<void> {
	if (existsSync(folder)) return;
	await makeFolder(dirname(folder));
	await mkdir(folder);
}
