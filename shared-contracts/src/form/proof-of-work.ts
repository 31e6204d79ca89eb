// Solves a proof-of-work challenge in a browser, which makes sending a form in bulk expensive. The content service
// creates the challenges and verifies the proofs, in the format of altcha (https://altcha.org). Browsers only, loaded
// on demand.

import { MIN_AGE, type WorkChallenge } from "./form.ts";

/** Maximum number of keys to try; 256 on average. */
const MAX_KEYS = 10_000;

/** Timeout for fetching a challenge, in ms. */
const TIMEOUT_MS = 8_000;

/**
 * Fetches a challenge and solves it.
 * @param address of the challenge endpoint. Returns like {@link solveProofOfWork}
 */
export async function fetchAndProve(address: string): Promise<string | undefined> {
	try {
		const response = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
		// From our own server. Anything else cannot be solved, so there is no proof.
		return await solveProofOfWork((await response.json()) as WorkChallenge);
	} catch {
		// The network failed.
		return undefined;
	}
}

/**
 * Solves a challenge with Web Crypto, off the main thread. Resolves when the proof may be sent: some seconds after the
 * challenge came, because people do not type faster.
 * @returns the proof as JSON; undefined if it failed, such as without https, where browsers have no WebCrypto
 */
export async function solveProofOfWork(challenge: WorkChallenge): Promise<string | undefined> {
	try {
		const oldEnough = new Promise((resolve) => setTimeout(resolve, MIN_AGE.proof + 200));
		const solution = await solve(challenge);
		await oldEnough;
		return solution && JSON.stringify({ challenge, solution });
	} catch {
		return undefined;
	}
}

/** Tries keys until one has the required prefix (the format of altcha). */
async function solve({ parameters }: WorkChallenge): Promise<{ counter: number; derivedKey: string } | undefined> {
	const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
	const start = fromHex(nonce);
	const password = new Uint8Array(start.length + 4);
	password.set(start);
	const counterView = new DataView(password.buffer, start.length);
	const rounds = { name: "PBKDF2", hash: "SHA-256", salt: fromHex(salt), iterations: cost };
	for (let counter = 0; counter < MAX_KEYS; counter++) {
		counterView.setUint32(0, counter);
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
