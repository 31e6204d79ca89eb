// Finds type errors before a release is built, because the bundler ignores types.

import { execFile } from "node:child_process";
import { join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";

/** Timeout of the compiler in ms; it takes about six seconds of a processor for a remote. */
const COMPILER_TIMEOUT_MS = 180_000;

/**
 * Returns the compiler's messages about a folder with a `tsconfig.json`, one per line.
 * @param project path of another `tsconfig.json`, from the folder
 * @throws AdmissionError if there is no compiler, Error if it fails
 */
export function typeErrors(folder: string, project = "."): Promise<string[]> {
	return new Promise((resolve, reject) => {
		const command = join(folder, "node_modules", ".bin", "tsc");
		execFile(
			command,
			["-p", project, "--pretty", "false"],
			{ cwd: folder, timeout: COMPILER_TIMEOUT_MS, maxBuffer: 64e6 },
			(error, stdout) => {
				// The compiler exits with an error and prints the type errors.
				if (error?.code === "ENOENT")
					reject(
						new AdmissionError(`${folder} has no compiler: install its packages, for example with \`pnpm install\`.`),
					);
				else if (error && stdout === "") reject(error);
				else resolve(stdout.split("\n").filter((line) => /: error TS\d+: /.test(line)));
			},
		);
	});
}
