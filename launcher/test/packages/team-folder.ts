// A team's folder outside the repository, and its commands from docs/teams.md.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

export interface CommandResult {
	readonly code: number | null;
	readonly output: string;
}

export interface TeamFolder {
	readonly path: string;
	/** Runs a command. @param below subfolder */
	run(command: string, below?: string): Promise<CommandResult>;
	/** Starts a command that runs until it is ended. */
	start(command: string, below?: string): { readonly child: ChildProcess; output(): string };
	remove(): Promise<void>;
}

/**
 * Without variables of this test run. Packages come from this checkout's installation if possible, and `dlx` caches
 * none.
 */
const env: NodeJS.ProcessEnv = {
	...Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|npm_|CI$)/.test(name)),
	),
	PNPM_CONFIG_PREFER_OFFLINE: "true",
	PNPM_CONFIG_DLX_CACHE_MAX_AGE: "0",
};

export async function openTeamFolder(): Promise<TeamFolder> {
	const path = await mkdtemp(join(tmpdir(), "data-hub-team-"));
	const start = (command: string, below = ".") => {
		const [program = "", ...args] = wordsOf(command.replace("$PWD", join(path, below)));
		const child = spawn(program, args, { cwd: join(path, below), env, stdio: ["ignore", "pipe", "pipe"] });
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
		return { child, output: () => output };
	};
	return {
		path,
		start,
		async run(command, below) {
			const began = Date.now();
			const { child, output } = start(command, below);
			const code = await new Promise<number | null>((resolve, reject) => {
				child.on("error", reject);
				child.on("close", resolve);
			});
			process.stdout.write(`${((Date.now() - began) / 1_000).toFixed(1)} s  ${command}\n`);
			return { code, output: output() };
		},
		remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
	};
}

/** Returns the commands of the section for teams outside the repository, in order. */
export async function documentedCommands(): Promise<string[]> {
	const text = await readFile(join(root, "docs", "teams.md"), "utf8");
	const section = text.split(/^## /m).find((part) => part.startsWith("Without the repository\n")) ?? "";
	return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n"));
}

/** Splits a command into words; quoted words stay together. */
function wordsOf(command: string): string[] {
	return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? word);
}
