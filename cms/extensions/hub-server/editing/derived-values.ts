// Derives values that an entry is saved without: the slug and key from its name, and its publication day.

import { momentOf } from "@hub/content-model/cms/row";
import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import { addressPart } from "../entries/addresses.ts";
import { isPublished } from "../entries/change.ts";
import { type Row, textOf } from "../entries/row.ts";

/** True if a field is empty. */
export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

/** Returns the day of a moment (ms) as `YYYY-MM-DD`. */
function dayOf(moment: number): string {
	// Swedish dates have the ISO 8601 format.
	return new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_TIME_ZONE, dateStyle: "short" }).format(moment);
}

/** Returns the day on which an entry appears, `YYYY-MM-DD`: that of a future `publish_at`, else that of `now` (ms). */
function dayOfAppearance({ publish_at }: Row, now: number): string {
	const planned = momentOf(publish_at);
	return dayOf(planned !== undefined && planned > now ? planned : now);
}

/** Adds the publication day to a previewed draft that has none. @param now in ms */
export function withDay({ fields }: CollectionDefinition, row: Row, now: number): Row {
	const days = Object.keys(fields).filter(
		(name) => fields[name]?.whenEmpty === "today" && name in row && isEmpty(row[name]),
	);
	return { ...row, ...Object.fromEntries(days.map((name) => [name, dayOfAppearance(row, now)])) };
}

/**
 * Returns the day of a published entry that has none of its own. A derived day follows changes of the publication time.
 */
function derivedDay(field: string, before: Row | undefined, values: Row, now: number): string | undefined {
	const after: Row = { ...before, ...values };
	if (!isPublished(after)) return undefined;
	const planned = momentOf(before?.publish_at);
	const wasFilledIn = planned !== undefined && planned > now && before?.[field] === dayOf(planned);
	const isMoved = "publish_at" in values && !(field in values) && wasFilledIn;
	return isEmpty(after[field]) || isMoved ? dayOfAppearance(after, now) : undefined;
}

/**
 * Returns the derived values.
 * @param before the stored row; undefined for a new one
 * @param values the written values
 * @param now in ms
 */
export function derivedValues(
	definition: CollectionDefinition,
	before: Row | undefined,
	values: Row,
	now: number,
): Row {
	const after: Row = { ...before, ...values };
	const name = nameField(definition);
	const derived: Record<string, unknown> = {};
	for (const [field, { whenEmpty }] of Object.entries(definition.fields)) {
		if (whenEmpty === "today") {
			const day = derivedDay(field, before, values, now);
			if (day !== undefined) derived[field] = day;
			continue;
		}
		if (whenEmpty === undefined || !isEmpty(after[field])) continue;
		// In a stored draft, a value is derived only if the save changes it or the name. A new draft may have an empty
		// slug: the title of a translation follows later.
		if (!isPublished(after) && (before ? !(field in values) && !(name in values) : field === "slug" && field in values))
			continue;
		if (field !== "slug" || textOf(after, "route_key") === "") {
			const part = addressPart(
				field === "translation_key" ? textOf(after, "slug") || textOf(after, name) : textOf(after, name),
			);
			if (part !== "") derived[field] = part;
		}
	}
	return derived;
}

/**
 * Returns the derived days of several rows that are the same for all of them.
 * @param now in ms
 */
export function commonDays(definition: CollectionDefinition, rows: readonly Row[], values: Row, now: number): Row {
	const [first = {}, ...others] = rows.map((before) => derivedValues(definition, before, values, now));
	return Object.fromEntries(
		Object.entries(first).filter(
			([field, value]) =>
				definition.fields[field]?.whenEmpty === "today" && others.every((one) => one[field] === value),
		),
	);
}
