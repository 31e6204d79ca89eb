// The content reader of loaders. It resolves links and reports queries.

import { withTexts } from "@hub/content-model/rich-text/rich-text-parser";
import {
	asWritten,
	type ContentQuery,
	type ContentReader,
	type LinkWriter,
	type StoredDocument,
} from "@hub/shared-contracts/content/content-reader";
import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.server.ts";
import type { Content } from "./content.server.ts";

export interface ContentReaderOptions {
	readonly content: Pick<Content, "list" | "count">;
	readonly log: Pick<Log, "error">;
	/** Resolves links. Default: unchanged. */
	readonly links?: LinkWriter | undefined;
	/** Called with each query. */
	readonly onRead?: ((query: ContentQuery<unknown>) => void) | undefined;
}

/** Creates a reader. Await `content.ready` before its first read. */
export function createReader({ content, log, links = asWritten, onRead }: ContentReaderOptions): ContentReader {
	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		onRead?.(query);
		const items = content.list(query).map((document) => readDocument(query, document, links, log));
		return items.filter((item) => item !== undefined);
	};
	return {
		list,
		first: async (query) => (await list({ ...query, limit: 1 }))[0],
		async count(query) {
			onRead?.(query);
			return content.count(query);
		},
	};
}

/** Returns the item of a document with its links resolved; undefined for an invalid one, which is logged. */
export function readDocument<Item>(
	{ collection, read }: ContentQuery<Item>,
	document: StoredDocument,
	writer: LinkWriter,
	log: Pick<Log, "error">,
): Item | undefined {
	// Each term of the glossary is linked once in a document.
	const links = { ...writer, linked: new Set<string>() };
	const item = withTexts(document.item, links);
	// The type of the part determines the item.
	if (!read) return item as Item;
	const result = read({ ...document, item }, links);
	const problems = result.kind === "item" ? (result.problems ?? []) : [result.problem];
	for (const problem of problems) {
		const { id, locale } = document;
		const problemKey = JSON.stringify([collection, id, problem]);
		if (reported.has(problemKey)) continue;
		reported.set(problemKey, true);
		const message =
			result.kind === "item"
				? "A part of an entry is invalid and was left out"
				: "An entry is invalid and was left out";
		log.error({ collection, id, locale, problem }, message);
	}
	return result.kind === "item" ? result.item : undefined;
}

/** Problems logged in the last minute: an invalid document is read with every page that would show it. */
const reported = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });
