// Type errors, before a release is made: the bundler leaves types out without a look.

import { execFile } from "node:child_process";
import { join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";

/** How long the compiler may take, in ms: the whole repository takes it some ten seconds. */
const DEADLINE = 180_000;

/**
 * The type errors in a folder with a `tsconfig.json`, a line each, as the compiler words them.
 * @throws AdmissionError where there is no compiler, Error where it fails
 */
export function typeErrors(folder: string): Promise<string[]> {
	return new Promise((resolve, reject) => {
		const command = join(folder, "node_modules", ".bin", "tsc");
		execFile(command, ["-p", ".", "--pretty", "false"], { cwd: folder, timeout: DEADLINE, maxBuffer: 64e6 }, (error, stdout) => {
			// It ends with an error where it found some, and prints them.
			if (error?.code === "ENOENT")
				reject(new AdmissionError(`${folder} has no compiler: install its packages, as with \`pnpm install\`.`));
			else if (error && stdout === "") reject(error);
			else resolve(stdout.split("\n").filter((line) => /: error TS\d+: /.test(line)));
		});
	});
}
