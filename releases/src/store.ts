// Interface of the release store: five methods on keys, which a folder and a bucket implement.

/** Result of a compare-and-swap. */
export type SwapResult = "swapped" | "changed meanwhile";

/** A store of immutable objects, with compare-and-swap for the few mutable ones. Keys are words separated by `/`. */
export interface ReleaseStore {
	/** Returns the bytes of a key, or undefined. */
	get(key: string): Promise<Uint8Array | undefined>;
	/** Writes a key atomically. @returns false if it exists already, with any bytes */
	putIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>;
	/** Returns all keys with a prefix, sorted. */
	list(prefix: string): Promise<string[]>;
	/** Replaces a key's bytes if they are still `expected` (undefined: if it is absent). */
	compareAndSwap(key: string, expected: Uint8Array | undefined, next: Uint8Array): Promise<SwapResult>;
	/** Removes a key permanently. Absent keys are no error. */
	remove(key: string): Promise<void>;
}

/** The keys in use. */
export const KEYS = {
	release: (remote: string, version: string) => `releases/${remote}/${version}`,
	file: (remote: string, version: string, file: string) => `releases/${remote}/${version}/${file}`,
	/** Publisher, time and source of a release. */
	publication: (remote: string, version: string) => `publications/${remote}/${version}.json`,
	set: (id: string) => `sets/${id}.json`,
	live: "live.json",
	/** The shell that runs with the store. */
	shell: "shell.json",
	/** Nonces of recently signed releases. */
	nonces: "nonces.json",
	history: (revision: number) => `history/${String(revision).padStart(8, "0")}.json`,
} as const;

/**
 * @throws Error if a text is not a valid key: no part may be empty, `.` or `..`
 */
export function checkKey(key: string): void {
	if (key.split("/").some((part) => part === "" || part === "." || part === ".."))
		throw new Error(`“${key}” is not a key of the release store.`);
}
