// Rows that were left out because of their shape: each is named in the log, and read again soon. The content service's interface promises the
// shape, so what is behind such a row is an answer that was damaged on its way, or a service that is being mended.

import { LRUCache } from "lru-cache";
import type { Log } from "../server/log.server.ts";
import type { ContentCache } from "./content-cache.server.ts";
import type { DirectusSource } from "./directus-source.server.ts";
import type { OddRow } from "./sound-rows.server.ts";

/** What rows come from, and where they are to be read again. */
export interface OddRowsOptions {
	readonly source: Pick<DirectusSource, "onOddRows">;
	readonly content: Pick<ContentCache, "purge">;
	readonly log: Pick<Log, "error">;
}

/** After how long, in ms, they count as changed. */
const AGAIN_AFTER = 2_000;

/** How often, in ms, the log repeats that a row is left out. */
const SAY_AGAIN = 60_000;

/** Begins to have them read again. @returns ends it */
export function rereadOddRows({ source, content, log }: OddRowsOptions): () => void {
	const said = new LRUCache<string, true>({ max: 1_000, ttl: SAY_AGAIN });
	/** By collection, the rows that will count as changed; undefined: any, for one of them had no id. */
	const waiting = new Map<string, Set<string> | undefined>();
	let ended = false;

	const say = (collection: string, { id, field, problem }: OddRow): void => {
		const name = `${collection} ${id}`;
		if (said.has(name)) return;
		said.set(name, true);
		log.error(
			{ collection, id, field: field || undefined, problem },
			"A row of the content service is not of the shape that its interface promises, and is left out until it is",
		);
	};

	const purge = (collection: string): void => {
		const keys = waiting.get(collection);
		waiting.delete(collection);
		if (!ended) content.purge({ collection, event: "update", keys, fields: undefined });
	};

	source.onOddRows((collection, rows) => {
		for (const row of rows) say(collection, row);
		const ids = rows.map(({ id }) => id);
		if (!waiting.has(collection)) {
			waiting.set(collection, new Set());
			setTimeout(purge, AGAIN_AFTER, collection).unref();
		}
		const keys = waiting.get(collection);
		for (const id of ids) {
			if (id === undefined) waiting.set(collection, undefined);
			else keys?.add(id);
		}
	});
	return () => {
		ended = true;
	};
}
