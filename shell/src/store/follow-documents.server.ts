// Follows the documents of a query: hands on each one, and each that is another after a change. The first reading of all goes on in the
// background, some at a time.

import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { asWritten, type ContentQuery, ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../base/log.server.ts";
import type { Content } from "./content.server.ts";
import { readDocument } from "./content-reader.server.ts";

/** Documents that are followed, and who hears of them. */
export interface FollowedDocuments<Item> {
	readonly query: ContentQuery<Item>;
	/** Called with each document that may be another than before; undefined: there is none with this id. What it throws is a bug. */
	changed(id: string, item: Item | undefined): void;
	/** Called when all were handed on. */
	complete(): void;
	/** Called when `changed` or the query's own function threw; all are read again later. */
	failed(error: unknown): void;
}

/** A following. */
export interface Following {
	/** Whether the first reading goes on. */
	isReading(): boolean;
	end(): void;
}

/** Documents that are read in one turn of the event loop: some 30 µs each. */
const AT_ONCE = 50;

/** After how long, in ms, it is tried again where nothing could be read, and where a function of the query threw: someone has to mend it. */
const UNREAD_PAUSE_MS = 1_000;
const FAILED_PAUSE_MS = 30_000;

/** Begins to follow. */
export function followDocuments<Item>(
	{ query, changed, complete, failed }: FollowedDocuments<Item>,
	{ content, log }: { readonly content: Pick<Content, "find" | "idsAfter" | "onChange">; readonly log: Pick<Log, "error"> },
): Following {
	const { collection, part } = query;
	let isReading = true;
	let isEnded = false;

	const handOn = (id: string): void => {
		const document = content.find(collection, part, id);
		changed(id, document && readDocument(query, document, asWritten, log));
	};

	const readAll = async (): Promise<void> => {
		await nextTurn();
		let last = "";
		while (!isEnded) {
			try {
				const ids = content.idsAfter(collection, last, AT_ONCE);
				for (const id of ids) handOn(id);
				last = ids.at(-1) ?? last;
				if (ids.length < AT_ONCE) break;
				await nextTurn();
			} catch (error) {
				const isUnread = error instanceof ContentUnavailable;
				if (!isUnread) failed(error);
				last = "";
				await sleep(isUnread ? UNREAD_PAUSE_MS : FAILED_PAUSE_MS, undefined, { ref: false });
			}
		}
		if (isEnded) return;
		isReading = false;
		complete();
	};

	const unlisten = content.onChange(({ collection: other, keys }) => {
		if (other !== collection) return;
		try {
			for (const id of keys) handOn(id);
		} catch (error) {
			// A remote is built separately: what its functions throw costs its own routes.
			failed(error);
			if (isReading) return;
			isReading = true;
			setTimeout(() => void readAll(), FAILED_PAUSE_MS).unref();
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
