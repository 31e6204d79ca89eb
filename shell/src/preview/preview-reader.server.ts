// The content reader of a preview: the previewed row as editors see it, everything else as visitors see it.

import { createRowDocuments, documentFields } from "@hub/content-model/cms/create-documents";
import { documentTypes } from "@hub/content-model/cms/document-types";
import { asLive } from "@hub/content-model/cms/live";
import type {
	ContentQuery,
	ContentReader,
	LinkWriter,
	StoredDocument,
} from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../base/log.server.ts";
import type { Content } from "../store/content.server.ts";
import { readDocument } from "../store/content-reader.server.ts";
import type { OpenPreview } from "./previews.server.ts";

export interface PreviewReaderOptions {
	readonly preview: Pick<OpenPreview, "collection" | "found" | "read">;
	readonly log: Pick<Log, "info" | "error">;
	/** Returns the glossary of a language. */
	readonly vocabularyOf: Content["vocabularyOf"];
	readonly links: LinkWriter;
}

/** Field of the row by each name in the `where` of the query with which a page finds its own entry. */
const FOUND_BY: Readonly<Record<string, string>> = {
	slug: "slug",
	key: "translation_key",
	route: "route_key",
	region: "region",
};

/** Creates a reader that returns the previewed row for queries of its own page, and passes all others to `live`. */
export function previewReader(
	live: ContentReader,
	{ preview, log, vocabularyOf, links }: PreviewReaderOptions,
): ContentReader {
	const { collection, found } = preview;
	const { id } = found;
	const isPreviewed = ({ collection: queried, where = {} }: ContentQuery<unknown>) =>
		queried === collection &&
		Object.entries(where).some(([name, value]) => {
			const field = FOUND_BY[name];
			return field !== undefined && Object.hasOwn(found, field) && (found[field] ?? "") === value;
		});

	/** Returns the row's document; undefined if it cannot be shown yet. */
	const documentOf = async (part: string): Promise<StoredDocument | undefined> => {
		const type = documentTypes.get(collection);
		const row = type && (await preview.read(documentFields(type)));
		const made = type && row && createRowDocuments(type, asLive(row), Date.now(), vocabularyOf(row.locale));
		const item = made?.parts.get(part);
		// An unfinished draft is no error.
		if (made && item === undefined)
			log.info({ collection, id, problem: made.problems.join("; ") }, "A preview cannot be shown yet");
		return made && item !== undefined ? { ...made, id: String(id), item: structuredClone(item) } : undefined;
	};

	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		if (!isPreviewed(query)) return live.list(query);
		const document = await documentOf(query.part);
		const item = document && readDocument(query, document, links, log);
		return item === undefined ? [] : [item];
	};
	return { ...live, list, first: async (query) => (await list(query))[0] };
}
