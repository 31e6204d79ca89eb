// Determines who releases from a folder, and its commit, according to git or else the operating system.

import { execFile } from "node:child_process";
import { hostname, userInfo } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Timeout of git in ms; later results are left out. */
const GIT_TIMEOUT_MS = 3_000;

/** Author of releases from a folder. */
export interface FolderAuthor {
	/** Name and address of git's user, else the operating system's user. */
	readonly by: string;
	readonly from: string;
	/** Commit; ends in `+` if files were changed. Undefined without git. */
	readonly commit?: string;
}

/** Reads the author according to git, or else the operating system. */
export async function authorIn(folder: string): Promise<FolderAuthor> {
	const git = (...words: readonly string[]) => gitOutput(folder, words);
	const [name, address, commit, changed] = await Promise.all([
		git("config", "user.name"),
		git("config", "user.email"),
		git("rev-parse", "--short=12", "HEAD"),
		git("status", "--porcelain", "--untracked-files=no"),
	]);
	const by = name ? `${name}${address ? ` <${address}>` : ""}` : userInfo().username;
	return { by, from: `${hostname()}:${folder}`, ...(commit ? { commit: `${commit}${changed ? "+" : ""}` } : {}) };
}

/** Returns git's output; undefined if there is no git, no repository, or no output. */
async function gitOutput(folder: string, words: readonly string[]): Promise<string | undefined> {
	try {
		const { stdout } = await run("git", [...words], { cwd: folder, timeout: GIT_TIMEOUT_MS });
		return stdout.trim() || undefined;
	} catch {
		return undefined;
	}
}
