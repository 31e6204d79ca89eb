// Type errors of one package, before it is released.

import { join } from "node:path";
import { typeErrors } from "@hub/remote-tools/type-errors";

const root = join(import.meta.dirname, "..");

/**
 * The type errors in a package's own files, as the compiler words them; those of others are for their teams.
 * @param compile default: the compiler on the whole repository. @returns a line for each
 * @throws where the compiler itself fails
 */
export async function typeFaults(
	name: string,
	compile: () => Promise<readonly string[]> = () => typeErrors(root),
): Promise<string[]> {
	const errors = await compile();
	return errors.filter((line) => line.startsWith(`${name}/`));
}
