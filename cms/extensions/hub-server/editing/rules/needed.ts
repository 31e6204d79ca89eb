// Keeps entries visible while published entries depend on them, by the site's own rule for live entries.

import { REQUIRED_RELATIONS } from "@hub/content-model/cms/live";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { type Change, definitionOf, isPublished, touches } from "../change.ts";
import type { Reason } from "../refusal.ts";
import type { Row } from "../row.ts";
import type { StoredRows } from "../stored-rows.ts";
import { entryIn, fieldName, listedUpTo, nameOf, translate } from "../wording.ts";
import { momentOf } from "./times.ts";

/** Maximum number of named entries. The others are counted. */
const MAX_NAMES = 3;

/** Fields that decide when and in which language an entry is shown. */
const PERIOD_FIELDS = ["status", "publish_at", "unpublish_at", "locale"] as const;

/** Period in ms in which an entry is shown. */
interface Span {
	readonly from: number;
	readonly until: number;
}

const never: Span = { from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

function spanOf(row: Row): Span {
	if (!isPublished(row)) return never;
	return {
		from: momentOf(row.publish_at) ?? Number.NEGATIVE_INFINITY,
		until: momentOf(row.unpublish_at) ?? Number.POSITIVE_INFINITY,
	};
}

function both(one: Span, other: Span): Span {
	return { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) };
}

/** True if a period lies within another one. Empty periods always do. */
function isWithin(one: Span, other: Span): boolean {
	return one.from >= one.until || (one.from >= other.from && one.until <= other.until);
}

/**
 * Refuses to withdraw an entry, shorten its period or change its language while published entries require it: archiving
 * an author would remove their articles from the site.
 * @param now in ms
 */
export async function neededRowRemovalError(
	change: Change,
	rows: StoredRows,
	now: number,
): Promise<Reason | undefined> {
	const { definition, before, after, id } = change;
	if (!before || id === undefined || !touches(change, ...PERIOD_FIELDS)) return undefined;
	const field = PERIOD_FIELDS.find((name) => before[name] !== after[name]);
	const remaining: Span = { from: now, until: Number.POSITIVE_INFINITY };
	const was = both(spanOf(before), remaining);
	if (!field || was.from >= was.until) return undefined;
	const is = spanOf(after);
	const lost: string[] = [];
	for (const { owner, name } of needing(definition)) {
		const owners = await rows.list(owner, { _and: [{ status: { _eq: "published" } }, { [name]: { _eq: id } }] });
		for (const row of owners) {
			if (row.locale === before.locale && !isWithin(both(spanOf(row), was), row.locale === after.locale ? is : never))
				lost.push(entryIn(owner, row));
		}
	}
	if (lost.length === 0) return undefined;
	const values = { field: fieldName(field), count: lost.length, entries: listedUpTo(MAX_NAMES, lost) };
	return { at: field, reason: translate("needed.lost", values) };
}

/** Refuses to publish an entry for longer than an entry that it cannot be shown without. @param now in ms */
export async function missingNeededRowError(
	change: Change,
	rows: StoredRows,
	now: number,
): Promise<Reason | undefined> {
	const { definition, after } = change;
	const needed = Object.entries(definition.junction ? {} : (REQUIRED_RELATIONS[definition.collection] ?? {}));
	if (!touches(change, "status", "publish_at", "unpublish_at", ...needed.map(([name]) => name))) return undefined;
	const shown = both(spanOf(after), { from: now, until: Number.POSITIVE_INFINITY });
	for (const [name, collection] of needed) {
		const related = definitionOf(collection);
		const id = after[name];
		if (!related || typeof id !== "string") continue;
		const [row] = await rows.list(related, { id: { _eq: id } });
		if (!row || isWithin(shown, spanOf(row))) continue;
		return { at: name, reason: translate("needed.missing", { field: fieldName(name), name: nameOf(related, row) }) };
	}
	return undefined;
}

/** Returns the collections whose entries require an entry of a collection, and the field that refers to it. */
function needing({
	collection,
}: CollectionDefinition): { readonly owner: CollectionDefinition; readonly name: string }[] {
	return Object.entries(REQUIRED_RELATIONS).flatMap(([from, relations]) => {
		const owner = definitionOf(from);
		// Events are shown without their speakers.
		if (!owner || owner.junction) return [];
		return Object.entries(relations).flatMap(([name, to]) => (to === collection ? [{ owner, name }] : []));
	});
}
