// Content in memory, for tests of remotes: rows as the content service would answer, read through the real queries and their parsers.

import { hasStatus, LIVE_FIELDS, liveFilters, liveRow, withLiveFields } from "../cms/live.ts";
import { momentOf } from "../cms/row.ts";
import { asWritten, type ContentQuery, type ContentReader, type Fields, type Filter } from "../content/content-reader.ts";

/** A row in the content service's own words; what it relates to stands in it whole. */
export type MemoryRow = Readonly<Record<string, unknown>>;

/**
 * Rows by collection. Left out, `id` is derived from the place in the list, `status` is `published`, and a related row has the language of
 * the row around it.
 */
export type MemoryRows = Readonly<Record<string, readonly MemoryRow[]>>;

/**
 * A reader of rows. It gives a query the fields that it asks for and no others, as the content service does.
 * @param now what `$NOW` means in filters, and what is live
 * @throws Error from its methods for a row that the query's parser refuses, and for a filter that it does not know
 */
export function memoryContent(rows: MemoryRows, now: Date): ContentReader {
	const fitting = ({ collection, fields: asked, filter }: ContentQuery<unknown>): readonly MemoryRow[] => {
		const fields = withLiveFields(collection, ["id", ...asked]);
		const conditions = [...liveFilters(collection), ...(filter ? [filter] : [])];
		return (rows[collection] ?? []).flatMap((row, place) => {
			const whole = withDefaults({ id: `${collection}-${place + 1}`, ...row }, collection, fields);
			if (!conditions.every((condition) => fits(whole, condition, now))) return [];
			const live = liveRow(whole, collection, fields, now.getTime());
			return live ? [live] : [];
		});
	};
	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		const { collection, sort = [], limit = 100, offset = 0 } = query;
		const sorted = fitting(query).toSorted((one, other) => compareRows(one, other, sort));
		return sorted.slice(offset, limit === -1 ? undefined : offset + limit).map((row) => {
			const parsed = query.parse(selected(row, query.fields), asWritten);
			if (parsed.kind === "broken") throw new Error(`The row ${String(row.id)} of ${collection} is broken: ${parsed.problem}`);
			return parsed.item;
		});
	};
	return {
		list,
		first: async (query) => (await list({ ...query, limit: 1 }))[0],
		count: async (query) => fitting(query).length,
	};
}

function withDefaults(row: MemoryRow, collection: string, fields: Fields, locale = row.locale): MemoryRow {
	const whole: Record<string, unknown> = { ...(hasStatus(collection) ? { status: "published", locale } : {}), ...row };
	for (const [name, to] of relationsOf(fields)) {
		const related = (value: unknown) => (isRow(value) ? withDefaults(value, to.collection, to.fields, locale) : value);
		whole[name] = Array.isArray(row[name]) ? row[name].map(related) : related(row[name]);
	}
	return whole;
}

/** A row with what is asked for alone; what it lacks is null, as in the content service. */
function selected(row: MemoryRow, fields: Fields): MemoryRow {
	const names = fields.filter((field) => typeof field === "string");
	const result: Record<string, unknown> = Object.fromEntries(
		["id", ...LIVE_FIELDS, ...names].map((name) => [name, row[name] ?? null]),
	);
	for (const [name, to] of relationsOf(fields)) {
		const value = row[name];
		const part = (related: unknown) => (isRow(related) ? selected(related, to.fields) : null);
		result[name] = Array.isArray(value) ? value.map(part) : part(value);
	}
	return result;
}

function relationsOf(fields: Fields) {
	return fields.flatMap((field) => (typeof field === "string" ? [] : Object.entries(field)));
}

function isRow(value: unknown): value is MemoryRow {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fits(value: unknown, condition: Filter, now: Date): boolean {
	return Object.entries(condition).every(([name, wanted]) => {
		if (name === "_and") return (wanted as Filter[]).every((part) => fits(value, part, now));
		if (name === "_or") return (wanted as Filter[]).some((part) => fits(value, part, now));
		if (name.startsWith("_")) return compare(value, name, wanted, now);
		const inside = isRow(value) ? value[name] : undefined;
		// A condition on a list is met by any one of it.
		if (Array.isArray(inside) && !Object.keys(wanted as Filter).every((key) => key.startsWith("_")))
			return inside.some((one) => fits(one, wanted as Filter, now));
		return fits(inside, wanted as Filter, now);
	});
}

function compare(value: unknown, operator: string, wanted: unknown, now: Date): boolean {
	const isNull = value === null || value === undefined;
	const order = wanted === "$NOW" ? (momentOf(value) ?? Number.NaN) - now.getTime() : compareValues(value, wanted);
	switch (operator) {
		case "_null":
			return isNull === wanted;
		case "_nnull":
			return isNull !== wanted;
		case "_empty":
			return (isNull || value === "") === wanted;
		case "_nempty":
			return (isNull || value === "") !== wanted;
		case "_eq":
			return !isNull && order === 0;
		case "_neq":
			return !isNull && order !== 0;
		case "_lt":
			return !isNull && order < 0;
		case "_lte":
			return !isNull && order <= 0;
		case "_gt":
			return !isNull && order > 0;
		case "_gte":
			return !isNull && order >= 0;
		case "_in":
			return (wanted as readonly unknown[]).includes(value);
		case "_starts_with":
			return text(value).startsWith(text(wanted));
		case "_ends_with":
			return text(value).endsWith(text(wanted));
		case "_contains":
			return text(value).includes(text(wanted));
		case "_icontains":
			return text(value).toLowerCase().includes(text(wanted).toLowerCase());
		default:
			throw new Error(`Content in memory does not know the filter ${operator}: add it to memory-content.ts.`);
	}
}

function compareRows(one: MemoryRow, other: MemoryRow, sort: readonly string[]): number {
	for (const field of sort) {
		const name = field.replace(/^-/, "");
		const order = compareValues(one[name], other[name]);
		if (order !== 0) return field.startsWith("-") ? -order : order;
	}
	return 0;
}

function compareValues(one: unknown, other: unknown): number {
	if (typeof one === "number" && typeof other === "number") return one - other;
	const [first, second] = [text(one), text(other)];
	return first < second ? -1 : first > second ? 1 : 0;
}

/** A value as the content service compares it: it stores a list of words as one text with commas. */
function text(value: unknown): string {
	return isRow(value) ? JSON.stringify(value) : String(value ?? "");
}
