import { MIN_AGE, type WorkChallenge } from "@hub/shared-contracts/form/form";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";

/** Validity of a challenge in ms: the time to write a message. */
const CHALLENGE_LIFETIME_MS = 2 * 60 * 60_000;

/**
 * Difficulty. A solver tries 256 keys on average, each with `cost` rounds: about half a second on a desktop, while the
 * visitor writes. Verification costs one key.
 */
const difficulty = { algorithm: "PBKDF2/SHA-256", cost: 5_000, keyLength: 32, keyPrefix: "00" };

const proof = z.object({
	challenge: z.object({
		parameters: z.object({
			algorithm: z.literal(difficulty.algorithm),
			nonce: z.string().max(64),
			salt: z.string().max(64),
			cost: z.literal(difficulty.cost),
			keyLength: z.literal(difficulty.keyLength),
			keyPrefix: z.literal(difficulty.keyPrefix),
			expiresAt: z.number(),
			data: z.object({ madeAt: z.number() }),
		}),
		signature: z.string().max(128),
	}),
	solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});

/** A valid proof: the key under which its use is recorded, and until when it is valid, in ms since 1970. */
export interface ValidProof {
	readonly mark: string;
	readonly until: number;
}

/** Creates a challenge for a visitor's browser. */
export function issueChallenge(key: string, now: number): Promise<WorkChallenge> {
	return createChallenge({
		...difficulty,
		deriveKey,
		data: { madeAt: now },
		expiresAt: new Date(now + CHALLENGE_LIFETIME_MS),
		hmacSignatureSecret: key,
	});
}

/** Returns a valid proof; undefined if it is missing, expired, dated in the future, wrong, or not ours. */
export async function verifyProof(text: string | undefined, key: string, now: number): Promise<ValidProof | undefined> {
	const read = proof.safeParse(parsed(text));
	if (!read.success) return undefined;
	const { challenge, solution } = read.data;
	const { expiresAt, data, nonce } = challenge.parameters;
	const until = expiresAt * 1_000;
	if (until < now || now - data.madeAt < MIN_AGE.proof) return undefined;
	const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: key });
	return verified ? { mark: `proof/${nonce}`, until } : undefined;
}

function parsed(text: string | undefined): unknown {
	try {
		return JSON.parse(text ?? "");
	} catch {
		return undefined;
	}
}
