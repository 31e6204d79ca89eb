// Subscribes to the documents of a query: passes on each one, and again after each change. The first reading runs in the background, in batches.

import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { asWritten, type ContentQuery, ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../base/log.server.ts";
import type { Content } from "./content.server.ts";
import { readDocument } from "./content-reader.server.ts";

/** The documents to follow, and the callbacks. */
export interface FollowedDocuments<Item> {
	readonly query: ContentQuery<Item>;
	/** Called with each document that may have changed; undefined if there is none with this id. */
	changed(id: string, item: Item | undefined): void;
	/** Called after the first reading. */
	complete(): void;
	/** Called if `changed` or the query's `read` threw. All documents are read again later. */
	failed(error: unknown): void;
}

/** A subscription. */
export interface Following {
	/** True until the first reading is complete. */
	isReading(): boolean;
	end(): void;
}

/** Documents per turn of the event loop. Each takes about 30 µs. */
const BATCH_SIZE = 50;

/** Pause before the next attempt while there is no content, and after a bug in a callback, which only a release can fix. */
const UNAVAILABLE_PAUSE_MS = 1_000;
const FAILED_PAUSE_MS = 30_000;

/** Subscribes to the documents of a query. */
export function followDocuments<Item>(
	{ query, changed, complete, failed }: FollowedDocuments<Item>,
	{ content, log }: { readonly content: Pick<Content, "find" | "idsAfter" | "onChange">; readonly log: Pick<Log, "error"> },
): Following {
	const { collection, part } = query;
	let isReading = true;
	let isEnded = false;

	const passOn = (id: string): void => {
		const document = content.find(collection, part, id);
		changed(id, document && readDocument(query, document, asWritten, log));
	};

	const readAll = async (): Promise<void> => {
		await nextTurn();
		let last = "";
		while (!isEnded) {
			try {
				const ids = content.idsAfter(collection, last, BATCH_SIZE);
				for (const id of ids) passOn(id);
				last = ids.at(-1) ?? last;
				if (ids.length < BATCH_SIZE) break;
				await nextTurn();
			} catch (error) {
				const isUnavailable = error instanceof ContentUnavailable;
				if (!isUnavailable) failed(error);
				last = "";
				await sleep(isUnavailable ? UNAVAILABLE_PAUSE_MS : FAILED_PAUSE_MS, undefined, { ref: false });
			}
		}
		if (isEnded) return;
		isReading = false;
		complete();
	};

	const unlisten = content.onChange(({ collection: other, keys }) => {
		if (other !== collection) return;
		try {
			for (const id of keys) passOn(id);
		} catch (error) {
			// While the store is being filled, nothing can be read yet.
			const isUnavailable = error instanceof ContentUnavailable;
			// A remote is built separately. A bug in it affects its own routes only.
			if (!isUnavailable) failed(error);
			if (isReading) return;
			isReading = true;
			setTimeout(() => void readAll(), isUnavailable ? UNAVAILABLE_PAUSE_MS : FAILED_PAUSE_MS).unref();
		}
	});
	void readAll();
	return {
		isReading: () => isReading,
		end() {
			isEnded = true;
			unlisten();
		},
	};
}
