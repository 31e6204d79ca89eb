// A store on top of another that keeps writes in memory, so that a change can be tried without effect.

import { KEYS, type ReleaseStore } from "./store.ts";

/** Creates a store that reads its own writes first, then `below`. Never writes to `below`. */
export function layeredStore(below: ReleaseStore): ReleaseStore {
	/** Undefined: removed. */
	const written = new Map<string, Uint8Array | undefined>();
	const get = async (key: string) => (written.has(key) ? written.get(key) : below.get(key));
	return {
		get,
		async putIfAbsent(key, bytes) {
			if (await get(key)) return false;
			written.set(key, bytes);
			return true;
		},
		async list(prefix) {
			const keys = new Set(await below.list(prefix));
			for (const [key, bytes] of written) {
				if (!key.startsWith(prefix)) continue;
				if (bytes) keys.add(key);
				else keys.delete(key);
			}
			return [...keys].sort();
		},
		async compareAndSwap(key, expected, next) {
			const now = await get(key);
			const same = now === undefined || expected === undefined ? now === expected : Buffer.from(now).equals(expected);
			if (!same) return "changed meanwhile";
			written.set(key, next);
			return "swapped";
		},
		async remove(key) {
			written.set(key, undefined);
		},
	};
}

/**
 * Opens a store on top of another in which the live record stays as it is now, even if others change it below.
 */
export async function storeAsOfNow(below: ReleaseStore): Promise<ReleaseStore> {
	const store = layeredStore(below);
	const live = await store.get(KEYS.live);
	if (live) await store.compareAndSwap(KEYS.live, live, live);
	return store;
}
