// The rows that are pages of a release's routes: each collection is kept once, whatever number of routes show its rows.

import type { RouteEntry } from "@hub/shared-contracts/address/route-entry";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import { type EntryRow, entriesFrom, type PageRows, withDetails } from "@hub/shared-contracts/cms/entry";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import type { KeptRows } from "../content/kept-rows.server.ts";
import { createSharedRows, type SharedRows } from "../content/shared-rows.server.ts";
import type { Log } from "../server/log.server.ts";

/** What is kept of a row. */
export interface PageFact {
	readonly id: string;
	/** What the languages of an item have in common. */
	readonly key: string;
	readonly locale: EntryRow<unknown>["locale"];
	readonly modified: string | undefined;
	/** The parameters of each route that shows rows of the query; undefined: this row is no page of it. */
	readonly params: readonly (RouteParams | undefined)[];
}

/** Rows that routes show. */
export interface PageSource {
	readonly rows: SharedRows<PageFact>;
	readonly shownOn: readonly ShownOn[];
}

/** A route that shows rows. */
export interface ShownOn {
	readonly route: string;
	/** The place of these rows among the route's. */
	readonly part: number;
	readonly details: Pick<PageRows, "listed" | "movesTo">;
	/** Which of a row's parameters are the route's. */
	readonly params: number;
}

/** The rows of a remote's routes, by query. */
export function pageSources(server: RemoteServer, rows: KeptRows, log: Pick<Log, "error">): readonly PageSource[] {
	const byQuery = new Map<PageRows["query"], { readonly ways: PageRows["params"][]; readonly shownOn: ShownOn[] }>();
	for (const [route, { entries }] of Object.entries(server.routes)) {
		for (const [part, { query, params, ...details }] of (entries?.rows ?? []).entries()) {
			const source = byQuery.get(query) ?? { ways: [], shownOn: [] };
			byQuery.set(query, source);
			if (!source.ways.includes(params)) source.ways.push(params);
			source.shownOn.push({ route, part, details, params: source.ways.indexOf(params) });
		}
	}
	return [...byQuery].map(([query, { ways, shownOn }]) => ({
		shownOn,
		rows: createSharedRows<PageFact>(
			rows,
			{
				query,
				factOf(item, id) {
					// The query's own parser made it.
					const row = item as EntryRow<unknown>;
					const { key, locale, modified } = row;
					return { id, key, locale, modified, params: ways.map((way) => way(row.item)) };
				},
				same: (one, other) =>
					one.key === other.key &&
					one.locale === other.locale &&
					one.modified === other.modified &&
					JSON.stringify(one.params) === JSON.stringify(other.params),
			},
			(error) =>
				log.error(
					{ what: `rows of ${query.collection} for ${server.remote?.name}`, error: String(error) },
					"Pages could not be listed",
				),
		),
	}));
}

/** The rows of an item as the entry of a route; undefined where none of them is a page of it. */
export function entryOf(rows: readonly PageFact[], { params, details }: ShownOn): RouteEntry | undefined {
	const sorted = rows.toSorted((one, other) => order(one.locale, other.locale) || order(one.id, other.id));
	const [entry] = entriesFrom(
		sorted.map((fact) => ({ ...fact, announced: undefined, item: fact })),
		(fact) => fact.params[params],
	);
	return entry && withDetails(entry, details);
}

function order(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}
