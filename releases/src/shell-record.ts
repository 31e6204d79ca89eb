// Records the shell that runs with a store, with which releases must be compatible.

import { type ShellDescription, shellDescriptionSchema } from "@hub/shared-contracts/remote/shell-description";
import { AdmissionError } from "./admission-error.ts";
import { encodeJson, parseJson } from "./json.ts";
import { replace } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { isVersionOf } from "./version.ts";

/** Records the shell that is about to run. Releases that go live from now on must be compatible with it. */
export async function recordShell(store: ReleaseStore, shell: ShellDescription): Promise<void> {
	await replace(store, KEYS.shell, () => encodeJson(shell));
}

/**
 * Reads the recorded shell.
 * @throws AdmissionError if no site has started with this store
 */
export async function readShell(store: ReleaseStore): Promise<ShellDescription> {
	const bytes = await store.get(KEYS.shell);
	const shell = bytes && shellDescriptionSchema.safeParse(parseJson(bytes)).data;
	if (shell && isVersionOf(shell)) return shell;
	throw new AdmissionError(
		bytes
			? `${KEYS.shell} in the release store is damaged, so no release can be checked. Start the site once with \`npm start\`, which writes it again.`
			: "The release store has no shell yet, so nothing can go live. Start the site once with `npm start`.",
	);
}
