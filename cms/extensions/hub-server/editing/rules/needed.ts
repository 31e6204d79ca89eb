// Keeps entries visible while the site or published entries depend on them, by the site's own rule for live entries.

import { REQUIRED_RELATIONS } from "@hub/content-model/cms/live";
import { momentOf } from "@hub/content-model/cms/row";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { type Change, definitionOf, isPublished, touches } from "../../entries/change.ts";
import { FILES, publishedUsers } from "../../entries/published-users.ts";
import type { Row } from "../../entries/row.ts";
import type { StoredRows } from "../../entries/stored-rows.ts";
import type { Reason } from "../../wording/refusal.ts";
import { fieldName, listedUpTo, nameOf, nameWithCollection, translate } from "../../wording/wording.ts";
import type { Facts } from "./rule.ts";

/**
 * Refuses to withdraw the home page of a language: its header links to it, and visitors are redirected to it from pages
 * that are not translated (LN-7).
 */
export function homeWithdrawalError({ definition, before, after }: Change): Reason | undefined {
	if (!before || !isHome(definition, before)) return undefined;
	return isHome(definition, after) ? undefined : { reason: translate("home") };
}

/** Refuses to delete the home page of a language. */
export function homeDeletionError(definition: CollectionDefinition, rows: readonly Row[]): Reason | undefined {
	return rows.some((row) => isHome(definition, row)) ? { reason: translate("home") } : undefined;
}

/** True if a row is a home page that is always visible. */
function isHome({ collection }: CollectionDefinition, row: Row): boolean {
	return collection === "pages" && row.route_key === "home" && isPublished(row) && !row.publish_at && !row.unpublish_at;
}

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

function overlap(one: Span, other: Span): Span {
	return { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) };
}

/** True if a period lies within another one. Empty periods always do. */
function isWithin(one: Span, other: Span): boolean {
	return one.from >= one.until || (one.from >= other.from && one.until <= other.until);
}

/**
 * Refuses to withdraw an entry, shorten its period or change its language while published entries require it: archiving
 * an author would remove their articles from the site.
 */
export async function neededRowRemovalError(
	change: Change,
	{ rows, now }: Pick<Facts, "rows" | "now">,
): Promise<Reason | undefined> {
	const { definition, before, after, id } = change;
	if (!before || id === undefined || !touches(change, ...PERIOD_FIELDS)) return undefined;
	const field = PERIOD_FIELDS.find((name) => before[name] !== after[name]);
	const future: Span = { from: now, until: Number.POSITIVE_INFINITY };
	const shownBefore = overlap(spanOf(before), future);
	if (!field || shownBefore.from >= shownBefore.until) return undefined;
	const shownAfter = spanOf(after);
	const lost: string[] = [];
	for (const { owner, name } of requiredBy(definition)) {
		const owners = await rows.list(owner, { _and: [{ status: { _eq: "published" } }, { [name]: { _eq: id } }] });
		for (const row of owners) {
			if (
				row.locale === before.locale &&
				!isWithin(overlap(spanOf(row), shownBefore), row.locale === after.locale ? shownAfter : never)
			)
				lost.push(nameWithCollection(owner, row));
		}
	}
	if (lost.length === 0) return undefined;
	const values = { field: fieldName(field), count: lost.length, entries: listedUpTo(lost) };
	return { at: field, reason: translate("needed.lost", values) };
}

/** Refuses to publish an entry for longer than an entry that it cannot be shown without. */
export async function missingNeededRowError(
	change: Change,
	{ rows, now }: Pick<Facts, "rows" | "now">,
): Promise<Reason | undefined> {
	const { definition, after } = change;
	const needed = Object.entries(definition.junction ? {} : (REQUIRED_RELATIONS[definition.collection] ?? {}));
	if (!touches(change, "status", "publish_at", "unpublish_at", ...needed.map(([name]) => name))) return undefined;
	const shown = overlap(spanOf(after), { from: now, until: Number.POSITIVE_INFINITY });
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
function requiredBy({
	collection,
}: CollectionDefinition): { readonly owner: CollectionDefinition; readonly name: string }[] {
	return Object.entries(REQUIRED_RELATIONS).flatMap(([from, relations]) => {
		const owner = definitionOf(from);
		// Events are shown without their speakers.
		if (!owner || owner.junction) return [];
		return Object.entries(relations).flatMap(([name, to]) => (to === collection ? [{ owner, name }] : []));
	});
}

/**
 * Refuses to delete rows that published entries show. Some could not be shown at all without them, such as an article
 * without its author; others would silently lose a part.
 * @param collection one of ours, or `directus_files`
 */
export async function inUseError(
	collection: string,
	ids: readonly string[],
	rows: StoredRows,
): Promise<Reason | undefined> {
	const users = await publishedUsers(collection, ids, rows);
	if (users.length === 0) return undefined;
	const names = [...new Set(users.map(({ definition, row }) => nameWithCollection(definition, row)))];
	const [one, several] =
		collection === FILES ? (["use.file", "use.files"] as const) : (["use.entry", "use.entries"] as const);
	return { reason: translate(ids.length === 1 ? one : several, { entries: listedUpTo(names) }) };
}
