// A folder of a team outside the repository, and its commands as docs/teams.md writes them down.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** What a command came to. */
export interface Ran {
	readonly code: number | null;
	/** All that it said. */
	readonly said: string;
}

/** A folder of a team. */
export interface TeamFolder {
	readonly path: string;
	/** Runs a command there. @param below the folder within it */
	run(command: string, below?: string): Promise<Ran>;
	/** Starts one that goes on until it is ended. */
	start(command: string, below?: string): { readonly child: ChildProcess; said(): string };
	remove(): Promise<void>;
}

/** Without what this very run set for itself; packages come from what is installed here where possible, and `dlx` caches none. */
const env: NodeJS.ProcessEnv = {
	...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|npm_|CI$)/.test(name))),
	PNPM_CONFIG_PREFER_OFFLINE: "true",
	PNPM_CONFIG_DLX_CACHE_MAX_AGE: "0",
};

/** An empty folder of a team. */
export async function openTeamFolder(): Promise<TeamFolder> {
	const path = await mkdtemp(join(tmpdir(), "data-hub-team-"));
	const start = (command: string, below = ".") => {
		const [program = "", ...args] = wordsOf(command.replace("$PWD", join(path, below)));
		const child = spawn(program, args, { cwd: join(path, below), env, stdio: ["ignore", "pipe", "pipe"] });
		let said = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
		return { child, said: () => said };
	};
	return {
		path,
		start,
		async run(command, below) {
			const began = Date.now();
			const { child, said } = start(command, below);
			const code = await new Promise<number | null>((resolve, reject) => {
				child.on("error", reject);
				child.on("close", resolve);
			});
			process.stdout.write(`${((Date.now() - began) / 1_000).toFixed(1)} s  ${command}\n`);
			return { code, said: said() };
		},
		remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
	};
}

/** The commands of the section for teams without the repository, in their order. */
export async function documentedCommands(): Promise<string[]> {
	const text = await readFile(join(root, "docs", "teams.md"), "utf8");
	const section = text.split(/^## /m).find((part) => part.startsWith("Without the repository\n")) ?? "";
	return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n"));
}

/** Words in quotes are one. */
function wordsOf(command: string): string[] {
	return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? word);
}
