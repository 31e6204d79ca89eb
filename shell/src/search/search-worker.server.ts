// The search thread, the only one that opens the index. Queries and writes share it, so writes are small.

import { parentPort, workerData } from "node:worker_threads";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { SearchQuery } from "@hub/shared-contracts/search/search";
import { isDamaged, removeSqliteFile } from "../store/sqlite-file.server.ts";
import { findPages, suggestPages } from "./find-pages.server.ts";
import { openSearchFile } from "./search-file.server.ts";
import { cleanFile, type IndexedPage, writePages } from "./write-pages.server.ts";

/** A request; its response has the same number. */
export interface ThreadRequest {
	readonly number: number;
	readonly kind: keyof SearchRequests;
	readonly parameters: readonly unknown[];
}

export interface ThreadResponse {
	readonly number: number;
	readonly value?: unknown;
	readonly error?: string;
}

export type SearchRequests = typeof requests;

/** Delay from a change until deleted words are merged away, in ms: the merge rewrites word lists. */
const CLEAN_AFTER_MS = 60_000;

const path = workerData as string | undefined;
const { languages, ...file } = openSearchFile(path);
let isCleaningScheduled = false;

const isComplete = (): boolean => file.database.prepare("select is_complete from fill").get()?.is_complete === 1;

const requests = {
	find: (locale: Locale, query: SearchQuery, now: number) => ({
		...findPages(languages[locale], query, now),
		complete: isComplete(),
	}),
	suggest: (locale: Locale, typed: string, now: number) => suggestPages(languages[locale], typed, now),
	isComplete,
	keys: () =>
		Object.values(languages).flatMap(({ sql }) =>
			sql("select key from page_$ where key is not null")
				.all()
				.map(({ key }) => String(key)),
		),
	write(pages: ReadonlyMap<string, IndexedPage | undefined>): void {
		writePages({ languages, ...file }, pages);
		scheduleCleaning();
	},
	complete: () => file.database.exec("update fill set is_complete = 1 where is_complete = 0"),
};

parentPort?.on("message", ({ number, kind, parameters }: ThreadRequest) => {
	try {
		// The site sends the parameters of the kind's function.
		const value = (requests[kind] as (...all: readonly unknown[]) => unknown)(...parameters);
		parentPort?.postMessage({ number, value } satisfies ThreadResponse);
	} catch (error) {
		if (!isDamaged(error))
			return parentPort?.postMessage({ number, error: withoutQuery(error) } satisfies ThreadResponse);
		// Ends this thread; the next one begins with an empty file.
		if (path !== undefined) removeSqliteFile(path);
		throw error;
	}
});
// A previous thread may have ended before cleaning.
scheduleCleaning();

function scheduleCleaning(): void {
	if (!isCleaningScheduled) setTimeout(clean, CLEAN_AFTER_MS, true);
	isCleaningScheduled = true;
}

/** Cleans a part of the file, and schedules the next one behind pending requests. */
function clean(isFirst: boolean): void {
	isCleaningScheduled = cleanFile({ languages, ...file }, isFirst);
	if (isCleaningScheduled) setImmediate(clean, false);
}

/** Removes queries from errors: SQLite's message may contain one. */
function withoutQuery(error: unknown): string {
	if (error instanceof Error && "errcode" in error) return `SQLite error ${error.errcode}`;
	return error instanceof Error
		? `${error.name} ${error.stack?.slice(error.stack.indexOf("\n    at ")) ?? ""}`
		: "unknown";
}
