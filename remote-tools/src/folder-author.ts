// Who releases from a folder, and at which commit: as git knows it, and else the operating system.

import { execFile } from "node:child_process";
import { hostname, userInfo } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

/** How long git may take, in ms; what it does not say by then is left out. */
const GIT_PATIENCE = 3_000;

/** Who acts from a folder. */
export interface FolderAuthor {
	/** Name and address of git's user; else the operating system's user. */
	readonly by: string;
	/** Host and folder. */
	readonly from: string;
	/** The commit; ends in `+` where files differ from it. Absent without git. */
	readonly commit?: string;
}

/** Asks git and the operating system who acts from a folder. */
export async function authorIn(folder: string): Promise<FolderAuthor> {
	const git = (...words: readonly string[]) => gitAnswer(folder, words);
	const [name, address, commit, changed] = await Promise.all([
		git("config", "user.name"),
		git("config", "user.email"),
		git("rev-parse", "--short=12", "HEAD"),
		git("status", "--porcelain", "--untracked-files=no"),
	]);
	const by = name ? `${name}${address ? ` <${address}>` : ""}` : userInfo().username;
	return { by, from: `${hostname()}:${folder}`, ...(commit ? { commit: `${commit}${changed ? "+" : ""}` } : {}) };
}

/** What git answers; undefined where there is no git, no repository, or nothing to say. */
async function gitAnswer(folder: string, words: readonly string[]): Promise<string | undefined> {
	try {
		const { stdout } = await run("git", [...words], { cwd: folder, timeout: GIT_PATIENCE });
		return stdout.trim() || undefined;
	} catch {
		return undefined;
	}
}
