// Who releases from this checkout, and at which commit: as git knows it, and else the operating system.

import { execFile } from "node:child_process";
import { hostname, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

/** How long git may take, in ms; what it does not say by then is left out. */
const GIT_PATIENCE = 3_000;

/** Who acts from this checkout. */
export interface WorkspaceAuthor {
	/** Name and address of git's user; else the operating system's user. */
	readonly by: string;
	/** Host and folder. */
	readonly from: string;
	/** The commit; ends in `+` where files differ from it. Absent without git. */
	readonly commit?: string;
}

/** Asks git and the operating system who acts. */
export async function workspaceAuthor(): Promise<WorkspaceAuthor> {
	const [name, address, commit, changed] = await Promise.all([
		git("config", "user.name"),
		git("config", "user.email"),
		git("rev-parse", "--short=12", "HEAD"),
		git("status", "--porcelain", "--untracked-files=no"),
	]);
	const by = name ? `${name}${address ? ` <${address}>` : ""}` : userInfo().username;
	return { by, from: `${hostname()}:${root}`, ...(commit ? { commit: `${commit}${changed ? "+" : ""}` } : {}) };
}

/** What git answers; undefined where there is no git, no repository, or nothing to say. */
async function git(...words: readonly string[]): Promise<string | undefined> {
	try {
		const { stdout } = await run("git", [...words], { cwd: root, timeout: GIT_PATIENCE });
		return stdout.trim() || undefined;
	} catch {
		return undefined;
	}
}
