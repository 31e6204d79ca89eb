import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/**
 * Parses the arguments of a command. Wrong use ends the process.
 * @param usage all forms of the command, one per line
 */
export function parseArguments<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
	try {
		return parseArgs({ options, allowPositionals: true });
	} catch {
		return endWithUsage(usage);
	}
}

/** Prints the usage and exits with 2. */
export function endWithUsage(usage: string): never {
	process.stderr.write(usage);
	process.exit(2);
}
