// Searches for secrets that must not occur anywhere: whole ones and any sufficiently long part.

/** Minimum length of a part, so that matches are no coincidence. */
const MIN_PART_LENGTH = 20;

export interface Secrets {
	/** Adds a secret; ignores texts that are too short. */
	add(secret: string): void;
	/** Returns the first part of a secret in a text. */
	foundIn(text: string): string | undefined;
	readonly size: number;
}

export function createSecrets(): Secrets {
	const all = new Set<string>();
	const parts = new Set<string>();
	return {
		add(secret) {
			if (secret.length < MIN_PART_LENGTH || all.has(secret)) return;
			all.add(secret);
			for (let at = 0; at + MIN_PART_LENGTH <= secret.length; at += 1)
				parts.add(secret.slice(at, at + MIN_PART_LENGTH));
		},
		foundIn(text) {
			for (let at = 0; at + MIN_PART_LENGTH <= text.length; at += 1) {
				const part = text.slice(at, at + MIN_PART_LENGTH);
				if (parts.has(part)) return part;
			}
			return undefined;
		},
		get size() {
			return all.size;
		},
	};
}
