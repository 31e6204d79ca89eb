// What rows mean, kept with the rows: what is parsed, sanitised and checked of a row is so once, and not for each page that shows it.

import { liveRow } from "@hub/shared-contracts/cms/live";
import { momentOf } from "@hub/shared-contracts/cms/row";
import type { ContentQuery, Fields, Parsed, ReadContext } from "@hub/shared-contracts/content/content-reader";
import type { Row } from "./directus-source.server.ts";

/** What rows need of the page that shows them. */
export interface MeaningContext extends ReadContext {
	/** Another number whenever an address may be written otherwise. Default: it always is as before. */
	version?(): number;
	/** Told of an address in a row whose meaning is kept, as `canonicalHref` would be asked for it. */
	noteHref?(href: string, written: string): void;
}

/** What a row means, as long as nothing that it depends on changes. */
interface Meaning {
	/** Undefined: it is not live. */
	readonly parsed: Parsed<unknown> | undefined;
	/** From and until when, in ms, what is live of it stays the same. */
	readonly from: number;
	readonly until: number;
	/** The addresses in it, and how they were written. */
	readonly hrefs: readonly (readonly [string, string])[];
	/** The links' version for which that holds. */
	version: number;
}

/** By what stands for a parser, then by the row. */
const meanings = new WeakMap<object, WeakMap<Row, Meaning>>();

/**
 * The meaning of a row for a query at a moment, in ms; undefined where the row is not live then. `isNew`: it was parsed just now.
 * @param fields those that the row was read with
 */
export function meaningOfRow<Item>(
	row: Row,
	query: ContentQuery<Item>,
	fields: Fields,
	context: MeaningContext,
	now: number,
): { readonly parsed: Parsed<Item> | undefined; readonly isNew: boolean } {
	if (!query.meaning) return { parsed: parse(row, query, fields, context, now), isNew: true };
	const byRow = meanings.get(query.meaning) ?? new WeakMap<Row, Meaning>();
	meanings.set(query.meaning, byRow);
	const known = byRow.get(row);
	const version = context.version?.() ?? 0;
	if (known && isRight(known, context, version, now)) {
		if (context.noteHref) for (const [href, written] of known.hrefs) context.noteHref(href, written);
		// It was parsed by a query with the same meaning.
		return { parsed: known.parsed as Parsed<Item> | undefined, isNew: false };
	}
	const hrefs = new Map<string, string>();
	const noting: ReadContext = {
		canonicalHref(href) {
			const written = context.canonicalHref(href);
			hrefs.set(href, written);
			return written;
		},
	};
	const parsed = frozen(parse(row, query, fields, noting, now));
	const { from, until } = unchanged(row, fields, now);
	byRow.set(row, { parsed, from, until, hrefs: [...hrefs], version });
	return { parsed, isNew: true };
}

function parse<Item>(row: Row, query: ContentQuery<Item>, fields: Fields, context: ReadContext, now: number) {
	const live = liveRow(row, query.collection, fields, now);
	return live && query.parse(live, context);
}

function isRight(known: Meaning, context: ReadContext, version: number, now: number): boolean {
	if (now < known.from || now >= known.until) return false;
	if (known.version === version) return true;
	if (known.hrefs.some(([href, written]) => context.canonicalHref(href) !== written)) return false;
	known.version = version;
	return true;
}

/** The time around a moment in which no row, nor one within it, appears or disappears. */
function unchanged(row: Row, fields: Fields, now: number): { readonly from: number; readonly until: number } {
	let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
	const look = (one: Row, own: Fields): void => {
		for (const value of [one.publish_at, one.unpublish_at]) {
			const moment = momentOf(value);
			if (moment === undefined || Number.isNaN(moment)) continue;
			if (moment > now) until = Math.min(until, moment);
			else from = Math.max(from, moment);
		}
		for (const field of own) {
			if (typeof field === "string") continue;
			for (const [name, related] of Object.entries(field))
				for (const value of [one[name]].flat()) if (isRow(value)) look(value, related.fields);
		}
	};
	look(row, fields);
	return { from, until };
}

/** The same value, which cannot be changed any more: all its readers share it. */
function frozen<Value>(value: Value): Value {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (const part of Object.values(value)) frozen(part);
	return value;
}

function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null;
}
