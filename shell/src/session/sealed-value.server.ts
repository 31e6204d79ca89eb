// Encrypts values into text that only this site's server can create and open: AES-256-GCM, with rotating keys (TK-1).

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export interface Seal {
	/** @param purpose must be the same to open the text */
	seal(purpose: string, value: unknown): string;
	/** Opens a text that was sealed with any of the keys; undefined for all others. */
	open(purpose: string, text: string | undefined): unknown;
	/** Derives a secret from the newest key. */
	secretFor(purpose: string): string;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param keys newest first: it seals; all of them open */
export function createSeal(keys: readonly string[]): Seal {
	const derived = new Map<string, Buffer>();
	const keyFor = (key: string, purpose: string): Buffer => {
		const name = `${purpose} ${key}`;
		const known = derived.get(name) ?? Buffer.from(hkdfSync("sha256", key, "", `data-hub ${purpose}`, 32));
		derived.set(name, known);
		return known;
	};
	const [newest] = keys;
	if (newest === undefined) throw new Error("Nothing can be sealed without a key.");
	return {
		seal(purpose, value) {
			const nonce = randomBytes(NONCE_BYTES);
			const cipher = createCipheriv(CIPHER, keyFor(newest, purpose), nonce);
			const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
		},
		open(purpose, text) {
			if (!text || text.length > 8_192) return undefined;
			const bytes = Buffer.from(text, "base64url");
			if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
			for (const key of keys) {
				try {
					const decipher = createDecipheriv(CIPHER, keyFor(key, purpose), bytes.subarray(0, NONCE_BYTES), {
						authTagLength: TAG_BYTES,
					});
					decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
					const value: unknown = JSON.parse(
						Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
							"utf8",
						),
					);
					return value;
				} catch {
					// Sealed with another key, or not by this site.
				}
			}
			return undefined;
		},
		secretFor: (purpose) => keyFor(newest, `secret ${purpose}`).toString("base64url"),
	};
}
