// The thread of the search: the only one that opens its file. Queries and writes take turns here, so the site sends little at a time.

import { parentPort, workerData } from "node:worker_threads";
import { isDamaged, openSearchFile, removeSearchFile } from "./search-file.server.ts";
import { createSearchIndex } from "./search-index.server.ts";
import type { NumberedRequest, SearchRequest, SearchResponses, SearchThreadData, SearchThreadMessage } from "./search-messages.ts";

/** How long after a change the file is cleaned of words that no page has, in ms: the word lists are then written anew. */
const CLEAN_AFTER_MS = 60_000;

const { path } = workerData as SearchThreadData;
const index = createSearchIndex(openSearchFile(path));
let isCleaningScheduled = false;

parentPort?.on("message", ({ number, request }: NumberedRequest) => {
	try {
		send({ kind: "response", number, response: respond(request) });
	} catch (error) {
		if (!isDamaged(error)) return send({ kind: "failed", number, error: withoutQuery(error) });
		// Ends this thread; the next one begins with an empty file.
		if (path !== undefined) removeSearchFile(path);
		throw error;
	}
});
send({ kind: "opened", index: { digests: index.digests(), isComplete: index.isComplete() } });
// A thread before this one may have ended first.
scheduleCleaning();

function respond(request: SearchRequest): SearchResponses[SearchRequest["kind"]] {
	if (request.kind === "find") return index.find(request.locale, request.question);
	if (request.kind === "suggest") return index.suggest(request.locale, request.typed, request.limit);
	if (request.kind === "complete") index.complete();
	else {
		index.write(request.pages, request.removed);
		scheduleCleaning();
	}
	return true;
}

function send(message: SearchThreadMessage): void {
	parentPort?.postMessage(message);
}

function scheduleCleaning(): void {
	if (isCleaningScheduled) return;
	isCleaningScheduled = true;
	setTimeout(clean, CLEAN_AFTER_MS, true);
}

/** Cleans a part of the file, and the next one after the requests that wait. */
function clean(isFirst: boolean): void {
	if (index.clean(isFirst)) setImmediate(clean, false);
	else isCleaningScheduled = false;
}

/** Queries are not logged, and SQLite's message may have one in it. */
function withoutQuery(error: unknown): string {
	if (error instanceof Error && "errcode" in error) return `SQLite error ${error.errcode}`;
	return error instanceof Error ? `${error.name} ${error.stack?.slice(error.stack.indexOf("\n    at ")) ?? ""}` : "unknown";
}
