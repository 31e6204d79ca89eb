// What a browser does before it sends a message: checks the fields and proves some work. Loaded when somebody begins to write.

import { type ContactChallenge, contactChallenge } from "@hub/shared-contracts/contact-check";
import { CONTACT_LEAST_AGE } from "@hub/shared-contracts/contact-form";

export { checkContact } from "@hub/shared-contracts/contact-check";

/** How long the challenge may take to come, in ms. */
const DEADLINE = 8_000;
/** After so many keys something is wrong; on average there are 256. */
const MOST_KEYS = 10_000;

/**
 * Gets a challenge and solves it, in the browser's own threads so that the page stays quick. Resolves when the proof may be sent.
 * @returns the proof as JSON, or undefined where it could not be made: the form is then sent without one
 */
export async function proveWork(): Promise<string | undefined> {
	try {
		const response = await fetch("/api/contact/challenge", { cache: "no-store", signal: AbortSignal.timeout(DEADLINE) });
		const challenge = contactChallenge.parse(await response.json());
		const oldEnough = new Promise((resolve) => setTimeout(resolve, CONTACT_LEAST_AGE.proof + 200));
		const solution = await solve(challenge);
		await oldEnough;
		return solution && JSON.stringify({ challenge, solution });
	} catch {
		// Without a network, or without the browser's cryptography outside https.
		return undefined;
	}
}

/** Tries keys one after the other until one begins as it must (the format of altcha). */
async function solve({ parameters }: ContactChallenge): Promise<{ counter: number; derivedKey: string } | undefined> {
	const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
	const start = fromHex(nonce);
	const password = new Uint8Array(start.length + 4);
	password.set(start);
	const counterPlace = new DataView(password.buffer, start.length);
	const rounds = { name: "PBKDF2", hash: "SHA-256", salt: fromHex(salt), iterations: cost };
	for (let counter = 0; counter < MOST_KEYS; counter++) {
		counterPlace.setUint32(0, counter);
		const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
		const derivedKey = toHex(new Uint8Array(await crypto.subtle.deriveBits(rounds, key, keyLength * 8)));
		if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
	}
	return undefined;
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
