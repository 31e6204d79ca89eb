// The rows that are pages of a release's routes: each query is watched once, whatever number of routes show its rows.

import { entriesFrom, withDetails } from "@hub/content-model/cms/entry";
import type { RouteEntry } from "@hub/shared-contracts/address/route-entry";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { PageRows, RemoteServer } from "@hub/shared-contracts/remote/remote-server";

/** What the index has of a row. */
interface PageFact {
	readonly id: string;
	/** What the languages of an item have in common. */
	readonly key: string;
	readonly locale: EntryRow<unknown>["locale"];
	readonly modified: string | undefined;
	/** The parameters of each route that shows rows of the query; undefined: this row is no page of it. */
	readonly params: readonly (RouteParams | undefined)[];
}

/** A query whose rows routes show. */
export interface PageSource {
	readonly query: PageRows["query"];
	readonly shownOn: readonly ShownOn[];
}

/** A route that shows rows. */
interface ShownOn {
	readonly route: string;
	/** The place of these rows among the route's. */
	readonly part: number;
	readonly rows: PageRows;
}

/** The rows of a remote's routes, by query. */
export function pageSources({ routes }: RemoteServer): readonly PageSource[] {
	const shown = Object.entries(routes).flatMap(([route, { entries }]) =>
		(entries?.rows ?? []).map((rows, part): ShownOn => ({ route, part, rows })),
	);
	return [...Map.groupBy(shown, ({ rows }) => rows.query)].map(([query, shownOn]) => ({ query, shownOn }));
}

/** The rows of a source as entries of its routes. */
export interface PageFacts {
	/**
	 * Puts a row in the place of the one with the same id; undefined takes it out.
	 * @returns the items whose entries may be others now
	 * @throws what a route's function throws
	 */
	put(id: string, item: unknown): readonly string[];
	/** An item as the entry of a route; undefined where none of its rows is a page of it. */
	entryOf(key: string, shown: ShownOn): RouteEntry | undefined;
}

/** Rows of a source, of which there are none yet. */
export function createPageFacts({ shownOn }: PageSource): PageFacts {
	const byId = new Map<string, PageFact>();
	const byKey = new Map<string, readonly PageFact[]>();

	const factOf = (id: string, item: unknown): PageFact => {
		// The query's own parser made it.
		const { key, locale, modified, item: own } = item as EntryRow<unknown>;
		return { id, key, locale, modified, params: shownOn.map(({ rows }) => rows.params(own)) };
	};

	const change = (key: string, next: (there: readonly PageFact[]) => readonly PageFact[]): void => {
		const facts = next(byKey.get(key) ?? []);
		if (facts.length > 0) byKey.set(key, facts);
		else byKey.delete(key);
	};

	return {
		put(id, item) {
			const before = byId.get(id);
			const after = item === undefined ? undefined : factOf(id, item);
			if (JSON.stringify(before) === JSON.stringify(after)) return [];
			if (before) change(before.key, (there) => there.filter((one) => one !== before));
			if (after) change(after.key, (there) => [...there, after].sort(inOrder));
			if (after) byId.set(id, after);
			else byId.delete(id);
			return [...new Set([before, after].flatMap((fact) => fact?.key ?? []))];
		},
		entryOf(key, shown) {
			const at = shownOn.indexOf(shown);
			const [entry] = entriesFrom(
				(byKey.get(key) ?? []).map((fact) => ({ ...fact, announced: undefined, item: fact })),
				({ params }) => params[at],
			);
			return entry && withDetails(entry, shown.rows);
		},
	};
}

function inOrder(one: PageFact, other: PageFact): number {
	return order(one.locale, other.locale) || order(one.id, other.id);
}

function order(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}
