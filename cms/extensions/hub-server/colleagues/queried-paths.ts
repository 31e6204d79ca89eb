// Entries point to the accounts that created them, and a filter or sort by a field reveals its value letter by letter, even where
// Directus does not return it. Staff may therefore query only those fields of accounts that they can read (docs/decisions/013-content-access.md).

import type { Query, SchemaOverview } from "@directus/types";
import { NAMES, USERS } from "./person.ts";
import { ACTIVITY_FIELDS } from "./show-names.ts";

/** Fields by which related rows may be queried. */
const open: Readonly<Record<string, readonly string[]>> = { [USERS]: NAMES, directus_activity: ACTIVITY_FIELDS };

/** Whether a query filters, sorts, groups or aggregates by a hidden field of an account. */
export function queriesBeyondNames(schema: SchemaOverview, collection: string, query: Query): boolean {
	const { filter, sort, group, aggregate, deep, alias } = query;
	return looksBeyond(schema, { collection, reached: false, alias: alias ?? {} }, { filter, sort, group, aggregate, deep });
}

/** The position within a query. */
interface Place {
	readonly collection: string;
	/** Whether the row is reached through a relation. */
	readonly reached: boolean;
	readonly alias: Readonly<Record<string, string>>;
}

/** The parts of a query that can reveal values without returning them. */
type Asked = { readonly [Part in "filter" | "sort" | "group" | "aggregate" | "deep"]: Query[Part] | undefined };

function looksBeyond(schema: SchemaOverview, place: Place, { filter, sort, group, aggregate, deep }: Asked): boolean {
	const paths = [...(sort ?? []), ...(group ?? []), ...Object.values(aggregate ?? {}).flat()];
	return (
		isBeyond(schema, place, filter) ||
		paths.some((path) => isPathBeyond(schema, place, path.replace(/^-/, "").split("."))) ||
		isDeepBeyond(schema, place, deep)
	);
}

function isBeyond(schema: SchemaOverview, place: Place, filter: unknown): boolean {
	if (Array.isArray(filter)) return filter.some((one) => isBeyond(schema, place, one));
	if (typeof filter !== "object" || filter === null) return false;
	return Object.entries(filter).some(([key, value]) => {
		// `_and`, `_or` and quantifiers contain further conditions; any other operator compares.
		if (key.startsWith("_")) return ["_and", "_or", "_some", "_none"].includes(key) && isBeyond(schema, place, value);
		const next = step(schema, place, key);
		if (next === "hidden") return true;
		if (next !== "field") return isBeyond(schema, next, value);
		return typeof value === "object" && value !== null && Object.keys(value).some((inner) => !inner.startsWith("_"));
	});
}

function isPathBeyond(schema: SchemaOverview, place: Place, [first = "", ...rest]: readonly string[]): boolean {
	const next = step(schema, place, first);
	if (next === "hidden") return true;
	if (rest.length === 0) return false;
	return next === "field" || isPathBeyond(schema, next, rest);
}

function isDeepBeyond(schema: SchemaOverview, place: Place, deep: unknown): boolean {
	if (typeof deep !== "object" || deep === null) return false;
	return Object.entries(deep).some(([key, value]) => {
		if (key.startsWith("_")) return false;
		const next = step(schema, place, key);
		if (next === "hidden" || next === "field") return true;
		const { _filter, _sort, _group, _aggregate, _alias } = value ?? {};
		const within = { filter: _filter, sort: _sort, group: _group, aggregate: _aggregate, deep: value };
		return looksBeyond(schema, { ...next, alias: _alias ?? {} }, within);
	});
}

/** What a key denotes: related rows, a field, or something hidden. */
function step({ relations }: SchemaOverview, { collection, reached, alias }: Place, key: string): Place | "field" | "hidden" {
	const name = alias[key] ?? key;
	const field = /^\w+\(([^,)]*)/.exec(name)?.[1]?.trim() ?? name;
	if (reached && open[collection]?.includes(field) === false) return "hidden";
	const to = (other: string | null | undefined): Place | "hidden" =>
		other ? { collection: other, reached: true, alias: {} } : "hidden";
	// `$FOLLOW(posts,author)` leads to the rows that point here, and `item:pages` to those of one collection of several.
	if (name.startsWith("$FOLLOW")) return to(/^\$FOLLOW\(\s*(\w+)/.exec(name)?.[1]);
	if (name.includes(":")) return to(name.split(":")[1]);
	const relation = relations.find((one) => one.collection === collection && one.field === field);
	if (relation) return to(relation.related_collection);
	const listed = relations.find((one) => one.related_collection === collection && one.meta?.one_field === field);
	return listed ? to(listed.collection) : "field";
}
