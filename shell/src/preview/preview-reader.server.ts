// The reader of a preview: the previewed row as editors have it, and everything else as visitors see it.

import { asLive, liveRow, withLiveFields } from "@hub/shared-contracts/cms/live";
import {
	asWritten,
	type ContentQuery,
	type ContentReader,
	type Filter,
	type ReadContext,
} from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../base/log.server.ts";
import type { OpenPreview } from "./previews.server.ts";

/** What a reader is made with. */
export interface PreviewReaderOptions {
	readonly preview: Pick<OpenPreview, "collection" | "found" | "read">;
	readonly log: Pick<Log, "info">;
	/** Must not reject. The row is parsed after it. */
	readonly ready?: Promise<unknown>;
	/** Default: addresses stay as editors wrote them. */
	readonly context?: ReadContext;
}

/** A reader that gives the previewed row to who asks for it as its page does, and asks `live` for all else. */
export function previewReader(
	live: ContentReader,
	{ preview, log, ready, context = asWritten }: PreviewReaderOptions,
): ContentReader {
	const { collection, found: facts } = preview;
	const { id } = facts;
	const isPreviewed = ({ collection: asked, filter }: ContentQuery<unknown>) =>
		asked === collection &&
		equalities(filter).some(([field, value]) => Object.hasOwn(facts, field) && (facts[field] ?? "") === value);
	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		if (!isPreviewed(query)) return live.list(query);
		const fields = withLiveFields(collection, ["id", ...query.fields]);
		const found = await preview.read(fields);
		if (ready) await ready;
		const row = found && liveRow(asLive(found), collection, fields, Date.now());
		const parsed = row && query.parse(row, context);
		// An unfinished draft is no fault of anything.
		if (parsed?.kind === "broken") log.info({ collection, id, problem: parsed.problem }, "A preview cannot be shown yet");
		return parsed?.kind === "item" ? [parsed.item] : [];
	};
	return { ...live, list, first: async (query) => (await list(query))[0] };
}

/** The fields that a filter asks to have one value; what it says besides is not looked at: a preview shows what will be found. */
function equalities(filter: Filter | undefined): (readonly [string, unknown])[] {
	return Object.entries(filter ?? {}).flatMap(([name, condition]) => {
		// A filter is what a query says in the content service's own words.
		if (name === "_and") return (condition as readonly Filter[]).flatMap(equalities);
		const { _eq } = condition as { readonly _eq?: unknown };
		return _eq === undefined ? [] : [[name, _eq] as const];
	});
}
