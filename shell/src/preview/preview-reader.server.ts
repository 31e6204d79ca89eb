// The reader of a preview: the previewed row as editors have it, and everything else as visitors see it.

import { documentTypes } from "@hub/content-model/cms/document-types";
import { asLive } from "@hub/content-model/cms/live";
import { documentFields, makeDocuments } from "@hub/content-model/cms/made-documents";
import type { ContentQuery, ContentReader, LinkWriter, StoredDocument } from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../base/log.server.ts";
import type { Content } from "../store/content.server.ts";
import { readDocument } from "../store/content-reader.server.ts";
import type { OpenPreview } from "./previews.server.ts";

/** What a reader is made with. */
export interface PreviewReaderOptions {
	readonly preview: Pick<OpenPreview, "collection" | "found" | "read">;
	readonly log: Pick<Log, "info" | "error">;
	/** The glossary of a language. */
	readonly vocabularyOf: Content["vocabularyOf"];
	/** How links are written. */
	readonly links: LinkWriter;
}

/** What a page finds its own entry by: the fields behind the names of a query. */
const FOUND_BY: Readonly<Record<string, string>> = { slug: "slug", key: "translation_key", route: "route_key", region: "region" };

/** A reader that gives the previewed row to a page that asks for it as its own, and asks `live` for all else. */
export function previewReader(live: ContentReader, { preview, log, vocabularyOf, links }: PreviewReaderOptions): ContentReader {
	const { collection, found: facts } = preview;
	const { id } = facts;
	const isPreviewed = ({ collection: asked, where = {} }: ContentQuery<unknown>) =>
		asked === collection &&
		Object.entries(where).some(([name, value]) => {
			const field = FOUND_BY[name];
			return field !== undefined && Object.hasOwn(facts, field) && (facts[field] ?? "") === value;
		});

	/** The row's document; undefined where it cannot be shown yet. */
	const documentOf = async (part: string): Promise<StoredDocument | undefined> => {
		const type = documentTypes.get(collection);
		const row = type && (await preview.read(documentFields(type)));
		const made = type && row && makeDocuments(type, asLive(row), Date.now(), vocabularyOf(row.locale));
		const item = made?.parts.get(part);
		// An unfinished draft is no fault of anything.
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
