// Reads rows of a query a few at a time: by their ids, and the ids themselves.

import { liveFilters, liveRow, withLiveFields } from "@hub/shared-contracts/cms/live";
import { asWritten, type ContentQuery, type Fields, type Filter } from "@hub/shared-contracts/content/content-reader";
import type { Log } from "../server/log.server.ts";
import type { ContentSource, Row } from "./directus-source.server.ts";
import type { RelationPath } from "./row-relations.ts";

/** Rows as they were read. */
export interface ReadRows {
	/** A row that is live and what it means; undefined for any other. A broken one is logged. */
	meaningOf(id: string): { readonly item: unknown; readonly row: Row } | undefined;
}

/** Which rows are read, and how. */
export interface RowsById {
	readonly query: ContentQuery<unknown>;
	readonly ids: readonly string[];
	/** Whether a page waits for them. */
	readonly urgent: boolean;
	readonly log: Pick<Log, "error">;
}

/** All fields that are read of a query's rows. */
export function fieldsOf({ collection, fields }: ContentQuery<unknown>): Fields {
	return withLiveFields(collection, ["id", ...fields]);
}

/** Reads some rows of a query, as far as they are live. @throws ContentUnavailable */
export async function readRowsById(source: ContentSource, { query, ids, urgent, log }: RowsById): Promise<ReadRows> {
	const { collection, filter } = query;
	const fields = fieldsOf(query);
	const rows = await source.read({
		collection,
		fields,
		filter: { _and: [...liveFilters(collection), ...(filter ? [filter] : []), { id: { _in: ids } }] },
		sort: ["id"],
		limit: ids.length,
		...(urgent ? {} : { bulk: true }),
	});
	const byId = new Map(rows.map((row) => [String(row.id), row]));
	return {
		meaningOf(id) {
			const row = byId.get(id);
			const live = row && liveRow(row, collection, fields, Date.now());
			if (!live) return undefined;
			const parsed = query.parse(live, asWritten);
			if (parsed.kind === "item") return { item: parsed.item, row: live };
			const where = { collection, id: row.id, locale: row.locale };
			log.error({ ...where, problem: parsed.problem }, "An item of the content service is broken and was left out");
			return undefined;
		},
	};
}

/** Ids in one read. */
const MANY = 5_000;

/** So many ids of a page are read again with the next one: rows that went meanwhile move the others up. */
const OVERLAP = 100;

/**
 * The ids of all rows of a collection, live or not, many at a time; some come twice. Rows that come or go meanwhile may be missing.
 * @param filter which rows; default: all
 * @throws ContentUnavailable
 */
export async function* readIds(source: ContentSource, collection: string, filter: Filter = {}): AsyncGenerator<readonly string[]> {
	let offset = 0;
	let last: ReadonlySet<string> | undefined;
	for (;;) {
		const rows = await source.read({ collection, fields: ["id"], filter, sort: ["id"], limit: MANY, offset, bulk: true });
		const ids = rows.map(({ id }) => String(id));
		const joins = offset === 0 || ids.some((id) => last?.has(id));
		if (joins) {
			yield ids;
			if (ids.length < MANY) return;
			last = new Set(ids.slice(-OVERLAP));
		}
		offset = joins ? offset + MANY - OVERLAP : Math.max(0, offset - MANY);
	}
}

/** The ids of a query's live rows that hold another row at a place. @throws ContentUnavailable */
export async function readIdsAt(
	source: ContentSource,
	{ collection, filter }: ContentQuery<unknown>,
	path: RelationPath,
	key: string,
): Promise<readonly string[]> {
	const holds = path.names.reduceRight<Readonly<Record<string, unknown>>>((inner, name) => ({ [name]: inner }), {
		id: { _in: [key] },
	});
	const rows = await source.read({
		collection,
		fields: ["id"],
		filter: { _and: [...liveFilters(collection), ...(filter ? [filter] : []), holds] },
		sort: ["id"],
		limit: -1,
	});
	return rows.map(({ id }) => String(id));
}
