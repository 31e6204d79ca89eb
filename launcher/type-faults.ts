// Type errors of one package, before it is released: the bundler leaves types out without a look.

import { execFile } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** How long the compiler may take, in ms: the whole repository takes it some ten seconds. */
const DEADLINE = 180_000;

/**
 * The type errors in a package's own files, as the compiler words them; those of others are for their teams.
 * @param compile default: the compiler on the whole repository. @returns what it printed
 * @throws where the compiler itself fails
 */
export async function typeFaults(name: string, compile: () => Promise<string> = compileAll): Promise<string[]> {
	const printed = await compile();
	return printed.split("\n").filter((line) => line.startsWith(`${name}/`));
}

function compileAll(): Promise<string> {
	return new Promise((resolve, reject) => {
		const command = join(root, "node_modules", ".bin", "tsc");
		execFile(command, ["-p", ".", "--pretty", "false"], { cwd: root, timeout: DEADLINE, maxBuffer: 64e6 }, (error, stdout) => {
			// It ends with an error where it found some, and prints them.
			if (error && stdout === "") reject(error);
			else resolve(stdout);
		});
	});
}
