// Checks the types of one remote of this checkout: those of the whole repository take five times as long.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { typeErrors } from "@hub/remote-tools/type-errors";

const root = join(import.meta.dirname, "..");

/** Folder from which the repository's folder is `../..`. */
const CACHE = join("node_modules", ".cache");

/** Returns type errors in a remote's own files. The compiler's build info is cached. */
export async function remoteTypeErrors(remote: string): Promise<string[]> {
	const project = join(CACHE, `types-${remote}.json`);
	const config = {
		extends: "../../tsconfig.json",
		compilerOptions: { tsBuildInfoFile: `types-${remote}.tsbuildinfo` },
		// Types of messages are declared beside them, and imported nowhere.
		include: [`../../${remote}/**/*`, "../../*.d.ts", "../../**/messages/i18next.d.ts"],
		exclude: ["../../**/node_modules", "../../**/dist"],
	};
	await mkdir(join(root, CACHE), { recursive: true });
	await writeFile(join(root, project), JSON.stringify(config));
	return (await typeErrors(root, project)).filter((line) => line.startsWith(`${remote}/`));
}
