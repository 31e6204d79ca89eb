// What a browser does before it sends a message: checks the fields and proves some work. Loaded when somebody begins to write.

import { contactChallenge } from "@hub/shared-contracts/form/contact-check";
import { proveWork as prove } from "@hub/shared-contracts/form/work-proof";

export { checkContact } from "@hub/shared-contracts/form/contact-check";

/** How long the challenge may take to come, in ms. */
const DEADLINE = 8_000;

/**
 * Gets a challenge and solves it. Resolves when the proof may be sent.
 * @returns the proof as JSON, or undefined where it could not be made: the form is then sent without one
 */
export async function proveWork(): Promise<string | undefined> {
	try {
		const response = await fetch("/api/contact/challenge", { cache: "no-store", signal: AbortSignal.timeout(DEADLINE) });
		return await prove(contactChallenge.parse(await response.json()));
	} catch {
		// Without a network.
		return undefined;
	}
}
