// Whether a change may alter the answer to a read: by the rows that the answer holds, and by the fields that decide which rows it holds
// and in which order. In doubt it may.

import { hasStatus, LIVE_FIELDS } from "@hub/shared-contracts/cms/live";
import { collectionsOf, type Fields } from "@hub/shared-contracts/content/content-reader";
import type { ContentChange } from "./content-change.ts";
import type { Read, Row } from "./directus-source.server.ts";

/** What of a read and its answer tells which changes concern it. */
export interface ReadFacts {
	readonly collection: string;
	readonly collections: ReadonlySet<string>;
	/**
	 * Ids of the answer's rows and of the related ones within them, by collection. Lists, for they are short, and thousands of answers are
	 * held.
	 */
	readonly ids: readonly HeldIds[];
	/** Collections of which the answer holds something without its id. */
	readonly unnamed: ReadonlySet<string>;
	/** By collection, the fields that its filter and its order look at. */
	readonly decisive: ReadonlyMap<string, ReadonlySet<string>>;
	/** It asked for one row by what no other row has, and has it. */
	readonly settled: boolean;
	/** Its answer changes with time alone: its filter compares a moment of the content with now. */
	readonly timed: boolean;
}

/** Rows of one collection. */
interface HeldIds {
	readonly collection: string;
	readonly keys: readonly string[];
}

/** What no two rows of a collection and language share; the editing rules of the content service see to it. */
const UNIQUE_FIELDS = ["id", "slug"];

/** What only an operator's table between two collections has: no status of its own. */
const isLinkTable = (collection: string) => !hasStatus(collection) && collection !== "directus_files";

/** Whether the read's answer may be another one after the change. */
export function isAffected(facts: ReadFacts, { collection, event, keys, fields }: ContentChange): boolean {
	if (!facts.collections.has(collection)) return false;
	if (!keys || facts.unnamed.has(collection)) return true;
	const held = facts.ids.find((one) => one.collection === collection);
	if (held?.keys.some((key) => keys.has(key))) return true;
	if (facts.settled && collection === facts.collection) return false;
	const decisive = facts.decisive.get(collection);
	const decides = !fields || (decisive !== undefined && [...fields].some((field) => decisive.has(field)));
	if (collection === facts.collection) return event !== "update" || decides;
	// A row between two others may put one into the answer that it did not hold; what is pointed at is held already.
	if (isLinkTable(collection)) return event !== "delete";
	const filtered = decisive !== undefined && !facts.settled;
	return filtered && (event === "due" || (event === "update" && decides));
}

/** Looks at a read and its answer. */
export function factsOf(read: Read, rows: readonly Row[]): ReadFacts {
	const ids = new Map<string, Set<string>>();
	const unnamed = new Set<string>();
	const note = (collection: string, fields: Fields, row: Row): void => {
		if (typeof row.id === "string" || typeof row.id === "number") {
			const known = ids.get(collection) ?? new Set();
			ids.set(collection, known.add(String(row.id)));
		} else unnamed.add(collection);
		for (const field of fields) {
			if (typeof field === "string") continue;
			for (const [name, related] of Object.entries(field))
				for (const value of [row[name]].flat()) if (isRow(value)) note(related.collection, related.fields, value);
		}
	};
	const counts = "kind" in read;
	if (!counts) for (const row of rows) note(read.collection, read.fields, row);
	const { decisive, timed } = decisiveFields(read);
	return {
		collection: read.collection,
		collections: collectionsOf(read),
		ids: [...ids].map(([collection, keys]) => ({ collection, keys: [...keys] })),
		unnamed: unnamed.size > 0 ? unnamed : NONE,
		decisive,
		timed,
		settled: !counts && read.limit === 1 && rows.length === 1 && asksForOne(read),
	};
}

/** Whether a filter names a value that one row alone has. */
function asksForOne({ filter }: Read): boolean {
	const conditions: readonly unknown[] = "_and" in filter && Array.isArray(filter._and) ? filter._and.flatMap(flattened) : [filter];
	return conditions.some((condition) =>
		UNIQUE_FIELDS.some((field) => isRow(condition) && isRow(condition[field]) && "_eq" in condition[field]),
	);
}

function flattened(condition: unknown): readonly unknown[] {
	return isRow(condition) && Array.isArray(condition._and) ? condition._and.flatMap(flattened) : [condition];
}

const NONE: ReadonlySet<string> = new Set();

/** By what they say: reads of the same form, of which there are few, share them. */
const decisiveForms = new Map<string, ReadFacts["decisive"]>();

function decisiveFields(read: Read): Pick<ReadFacts, "decisive" | "timed"> {
	const decisive = new Map<string, Set<string>>();
	let timed = false;
	const add = (collection: string, field: string): void => {
		const known = decisive.get(collection) ?? new Set();
		decisive.set(collection, known.add(field));
	};
	const walk = (condition: unknown, collection: string, fields: Fields, field?: string): void => {
		if (Array.isArray(condition)) for (const part of condition) walk(part, collection, fields, field);
		else if (condition === "$NOW") timed ||= !(LIVE_FIELDS as readonly string[]).includes(field ?? "");
		else if (isRow(condition)) {
			for (const [name, inner] of Object.entries(condition)) {
				if (name.startsWith("_")) {
					walk(inner, collection, fields, field);
					continue;
				}
				add(collection, name);
				const related = relatedIn(fields, name);
				if (related) walk(inner, related.collection, related.fields);
				else walk(inner, collection, fields, name);
			}
		}
	};
	walk(read.filter, read.collection, read.fields);
	for (const order of "kind" in read ? [] : read.sort) {
		let [at, fields]: [string, Fields] = [read.collection, read.fields];
		for (const name of order.replace(/^-/, "").split(".")) {
			add(at, name);
			const related = relatedIn(fields, name);
			if (related) [at, fields] = [related.collection, related.fields];
		}
	}
	const form = [...decisive].map(([collection, fields]) => `${collection}: ${[...fields].join(" ")}`).join(", ");
	const shared = decisiveForms.get(form) ?? decisive;
	decisiveForms.set(form, shared);
	return { decisive: shared, timed };
}

function relatedIn(fields: Fields, name: string): { readonly collection: string; readonly fields: Fields } | undefined {
	for (const field of fields) if (typeof field !== "string" && field[name]) return field[name];
	return undefined;
}

function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
