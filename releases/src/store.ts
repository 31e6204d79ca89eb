// Where releases are: five verbs on keys, so that a folder can be replaced by a bucket without other changes.

/** The answer of a compare-and-swap. */
export type SwapResult = "swapped" | "changed meanwhile";

/** A store of immutable objects, with compare-and-swap for the few that change. Keys are `/`-separated words. */
export interface ReleaseStore {
	/** The bytes of a key, or undefined. */
	get(key: string): Promise<Uint8Array | undefined>;
	/** Writes a key once; false where it was there already, whatever its bytes. A reader never sees half of it. */
	putIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>;
	/** All keys that begin with a prefix, sorted. */
	list(prefix: string): Promise<string[]>;
	/** Replaces a key's bytes if they are still `expected` (undefined: if it is absent). */
	compareAndSwap(key: string, expected: Uint8Array | undefined, next: Uint8Array): Promise<SwapResult>;
	/** Removes a key for good; one that is absent is no error. */
	remove(key: string): Promise<void>;
}

/** The keys in use. */
export const KEYS = {
	release: (remote: string, version: string) => `releases/${remote}/${version}`,
	file: (remote: string, version: string, file: string) => `releases/${remote}/${version}/${file}`,
	/** Who published a release, when and from where. */
	publication: (remote: string, version: string) => `publications/${remote}/${version}.json`,
	set: (id: string) => `sets/${id}.json`,
	live: "live.json",
	/** The shell that runs with the store. */
	shell: "shell.json",
	/** Nonces of releases that teams sent lately. */
	nonces: "nonces.json",
	history: (revision: number) => `history/${String(revision).padStart(8, "0")}.json`,
} as const;

/** @throws Error where a text is no key, whatever the store: each of its words has a letter, and none leads elsewhere */
export function checkKey(key: string): void {
	if (key.split("/").some((part) => part === "" || part === "." || part === ".."))
		throw new Error(`“${key}” is not a key of the release store.`);
}
