// Seals values into text that this site's own server alone can make and open: AES-256-GCM, with keys that can be exchanged (TK-1).

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Seals and opens. */
export interface Seal {
	/** @param purpose what it is for: it opens for the same purpose alone */
	seal(purpose: string, value: unknown): string;
	/** What was sealed, with any of the keys; undefined for all else. */
	open(purpose: string, text: string | undefined): unknown;
	/** A secret made of the newest key. */
	secretFor(purpose: string): string;
}

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** @param keys the newest first: it seals; all of them open */
export function createSeal(keys: readonly string[]): Seal {
	const made = new Map<string, Buffer>();
	const keyFor = (key: string, purpose: string): Buffer => {
		const name = `${purpose} ${key}`;
		const known = made.get(name) ?? Buffer.from(hkdfSync("sha256", key, "", `data-hub ${purpose}`, 32));
		made.set(name, known);
		return known;
	};
	const [newest] = keys;
	if (newest === undefined) throw new Error("Nothing can be sealed without a key.");
	return {
		seal(purpose, value) {
			const nonce = randomBytes(NONCE);
			const cipher = createCipheriv(CIPHER, keyFor(newest, purpose), nonce);
			const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
		},
		open(purpose, text) {
			if (!text || text.length > 8_192) return undefined;
			const bytes = Buffer.from(text, "base64url");
			if (bytes.length <= NONCE + TAG) return undefined;
			for (const key of keys) {
				try {
					const decipher = createDecipheriv(CIPHER, keyFor(key, purpose), bytes.subarray(0, NONCE), { authTagLength: TAG });
					decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
					const value: unknown = JSON.parse(
						Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8"),
					);
					return value;
				} catch {
					// Another key sealed it, or it is none of ours.
				}
			}
			return undefined;
		},
		secretFor: (purpose) => keyFor(newest, `secret ${purpose}`).toString("base64url"),
	};
}
