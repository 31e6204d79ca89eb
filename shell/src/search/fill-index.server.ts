// Keeps the search index up to date with the pages of a release set: writes all of them, then those that change.

import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import type { Log } from "../base/log.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { Content } from "../store/content.server.ts";
import type { ContentChange } from "../store/store.server.ts";
import type { SearchThread } from "./search-thread.server.ts";
import { declarationsOf, keyOf, readPage } from "./searched-pages.server.ts";
import type { IndexedPage } from "./write-pages.server.ts";

export interface FillOptions {
	readonly content: Pick<Content, "find" | "idsAfter" | "onChange">;
	readonly thread: Pick<SearchThread, "request">;
	readonly log: Pick<Log, "error">;
	readonly signal: AbortSignal;
	/** Documents that differ from those in the index. Undefined: all may differ. */
	readonly changed?: readonly ContentChange[] | undefined;
	/** Called each time the index has all pages. */
	readonly onComplete?: (() => void) | undefined;
}

/** Pages per write: about 2 ms in the site and in the thread. */
const BATCH_SIZE = 4;

const IDS_PER_LIST = 1_000;

/** A write may wait for another process that writes, in ms. */
const WRITE_TIMEOUT_MS = 10_000;

/** Delay after an error, in ms. */
const RETRY_MS = 1_000;

export async function fillIndex(set: LoadedSet, options: FillOptions): Promise<void> {
	const { content, thread, log, signal, onComplete } = options;
	const declarations = declarationsOf(set);
	/**
	 * Keys of pages that may differ from the index. The last ones are written first: a change does not wait for all
	 * others.
	 */
	let pending: string[] = [];
	let nextChange = Promise.withResolvers<void>();
	const write = ({ collection, ids }: ContentChange): void => {
		for (const [name, { kind }] of declarations)
			if ("query" in kind && kind.query.collection === collection) for (const id of ids) pending.push(keyOf(name, id));
		nextChange.resolve();
	};
	for (const change of options.changed ?? []) write(change);
	const unsubscribe = content.onChange(write);
	signal.addEventListener("abort", () => nextChange.resolve());

	/** Lists the keys of live pages and of pages in the index; the latter are removed if they are not live. */
	const listAll = async (): Promise<readonly string[]> => {
		const keys = new Set(await thread.request("keys", [], WRITE_TIMEOUT_MS));
		for (const [name, { kind }] of declarations)
			for (let ids: readonly string[] | undefined; ids?.length !== 0; await nextTurn()) {
				if ("query" in kind) ids = content.idsAfter(kind.query.collection, ids?.at(-1) ?? "", IDS_PER_LIST);
				else ids = ids ? [] : LOCALE_CODES;
				for (const id of ids) keys.add(keyOf(name, id));
			}
		return [...keys];
	};

	const read = (key: string): IndexedPage | undefined => {
		try {
			const page = readPage(key, declarations, { content, log });
			return page && { locale: page.locale, type: page.kind.type, text: page.text(set.i18n) };
		} catch (error) {
			if (error instanceof ContentUnavailable) throw error;
			log.error({ error: String(error) }, "A page's texts could not be read for the search index");
			return undefined;
		}
	};

	let isListed = options.changed !== undefined;
	while (!signal.aborted) {
		const keys = pending.splice(-BATCH_SIZE);
		try {
			if (keys.length > 0)
				await thread.request("write", [new Map(keys.map((key) => [key, read(key)]))], WRITE_TIMEOUT_MS);
			else if (isListed) {
				await thread.request("complete", [], WRITE_TIMEOUT_MS);
				onComplete?.();
				if (pending.length === 0) await nextChange.promise;
				nextChange = Promise.withResolvers();
			} else {
				const all = await listAll();
				pending = [...all, ...pending];
				isListed = true;
			}
		} catch (error) {
			// Without content there is nothing to report yet.
			if (!(error instanceof ContentUnavailable) && !signal.aborted)
				log.error({ error: String(error) }, "Pages could not be written to the search index; they will be retried");
			// Others first: these pages may be why a write failed.
			pending = [...keys, ...pending];
			await sleep(RETRY_MS, undefined, { ref: false });
		}
	}
	unsubscribe();
}
