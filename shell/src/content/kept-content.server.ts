// Keeps what was read until a publish changes it, and answers from what was kept while the content service is away.

import { collectionsOf } from "@hub/shared-contracts/content-reader";
import { LRUCache } from "lru-cache";
import type { ContentSource, Read, Row } from "./directus-source.server.ts";

/** A source with a memory. */
export interface KeptContent extends ContentSource {
	/** Called when items of a collection changed: reads that touch it are asked anew, and the old answer only serves in need. */
	purge(collection: string): void;
	/** Whether the last call was answered, and when, for `/readyz`. */
	health(): { readonly reachable: boolean; readonly kept: number };
}

interface Kept {
	readonly rows: readonly Row[];
	readonly collections: ReadonlySet<string>;
	readonly at: number;
	outdated: boolean;
}

/** How long an answer is taken as fresh without a publish, in ms: the net below a hook that was lost. */
const FRESH_FOR = 30_000;

/** Wraps a source. `now` in ms, for tests. */
export function keepContent(source: ContentSource, now: () => number = Date.now): KeptContent {
	const kept = new LRUCache<string, Kept>({ max: 2_000 });
	const inFlight = new Map<string, Promise<readonly Row[]>>();
	let reachable = false;
	let purges = 0;

	const fetch = (key: string, read: Read) => {
		const running = inFlight.get(key);
		if (running) return running;
		const purgesBefore = purges;
		const promise = source
			.read(read)
			.then((rows) => {
				reachable = true;
				// A publish while the read was under way may or may not be in it: take the answer, and ask again next time.
				kept.set(key, { rows, collections: collectionsOf(read), at: now(), outdated: purges !== purgesBefore });
				return rows;
			})
			.catch((error: unknown) => {
				reachable = false;
				throw error;
			})
			.finally(() => {
				if (inFlight.get(key) === promise) inFlight.delete(key);
			});
		inFlight.set(key, promise);
		return promise;
	};

	return {
		async read(read) {
			const key = JSON.stringify(read);
			const known = kept.get(key);
			if (known && !known.outdated && now() - known.at < FRESH_FOR) return known.rows;
			if (known && !known.outdated) {
				fetch(key, read).catch(() => undefined);
				return known.rows;
			}
			try {
				return await fetch(key, read);
			} catch (error) {
				if (known) return known.rows;
				throw error;
			}
		},
		purge(collection) {
			purges += 1;
			// A read that began before the publish must not be joined by a visitor who comes after it.
			inFlight.clear();
			for (const entry of kept.values()) if (entry.collections.has(collection)) entry.outdated = true;
		},
		health: () => ({ reachable, kept: kept.size }),
	};
}
