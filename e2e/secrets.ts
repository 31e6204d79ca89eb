// Texts that must be nowhere: they are searched for by value, and so is every part of them that is long enough to tell.

/** A part of so many characters is no chance. */
const PART = 20;

/** Secrets that are searched for. */
export interface Secrets {
	/** Adds one; what is shorter than a part is not searched for. */
	add(secret: string): void;
	/** The first part of a secret in a text; undefined where there is none. */
	foundIn(text: string): string | undefined;
	/** How many there are. */
	readonly size: number;
}

/** Begins without a secret. */
export function createSecrets(): Secrets {
	const all = new Set<string>();
	const parts = new Set<string>();
	return {
		add(secret) {
			if (secret.length < PART || all.has(secret)) return;
			all.add(secret);
			for (let at = 0; at + PART <= secret.length; at += 1) parts.add(secret.slice(at, at + PART));
		},
		foundIn(text) {
			for (let at = 0; at + PART <= text.length; at += 1) {
				const part = text.slice(at, at + PART);
				if (parts.has(part)) return part;
			}
			return undefined;
		},
		get size() {
			return all.size;
		},
	};
}
