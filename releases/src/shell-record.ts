// Records the shell that runs with a store, with which releases must be compatible.

import { type ShellDescription, shellDescriptionSchema } from "@hub/shared-contracts/remote/shell-description";
import { AdmissionError } from "./admission-error.ts";
import { encodeJson, parseJson } from "./json.ts";
import { replace } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { isVersionOf } from "./version.ts";

/** Notes the shell that is about to run; releases that go live from now on have to fit it. */
export async function noteShell(store: ReleaseStore, shell: ShellDescription): Promise<void> {
	await replace(store, KEYS.shell, () => encodeJson(shell));
}

/**
 * The shell that runs with a store.
 * @throws AdmissionError where none has run yet
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
