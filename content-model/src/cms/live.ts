// Decides which rows are live, including the rows that they show. This is the only such rule.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import { collections } from "../collections/collections.ts";
import { momentOf } from "./row.ts";

type Row = Readonly<Record<string, unknown>>;

const declared = new Map(collections.map((definition) => [definition.collection, definition]));

/** What the rule looks at in a row. */
const LIVE_FIELDS = ["status", "publish_at", "unpublish_at", "locale"] as const;

/**
 * Whether rows of a collection say themselves whether, and from when to when, they are shown. Others, such as files and redirects, are
 * shown with whatever points to them.
 */
export function hasStatus(collection: string): boolean {
	const definition = declared.get(collection);
	// Of a collection that is not declared nothing is shown by accident.
	return definition ? "status" in definition.fields : collection !== "directus_files";
}

/**
 * By collection, the relations without which a row is not shown, and where they lead: an article whose author is a draft is not live
 * either, nor a row of a table between two collections without the one that it leads to.
 */
export const REQUIRED_RELATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
	collections.flatMap(({ collection, audience, fields, junction }) => {
		const required = Object.entries(fields).flatMap(([field, { meta, relation }]) => {
			const leads = junction ? relation && !relation.one_field : meta.required;
			return audience === "public" && leads && relation && hasStatus(relation.to) ? [[field, relation.to] as const] : [];
		});
		return required.length > 0 ? [[collection, Object.fromEntries(required)] as const] : [];
	}),
);

/** Whether a row by itself is shown at a moment, in ms. A row that does not say so is not. */
export function isLive({ status, publish_at, unpublish_at }: Row, now: number): boolean {
	return (
		status === "published" &&
		(momentOf(publish_at) ?? Number.NEGATIVE_INFINITY) <= now &&
		(momentOf(unpublish_at) ?? Number.POSITIVE_INFINITY) > now
	);
}

/** A row as if it were live by itself. What it relates to stays as it is. */
export function asLive(row: Row): Row {
	return { ...row, status: "published", publish_at: null, unpublish_at: null };
}

/** Fields together with those that the rule looks at, of the rows themselves and of all that they relate to. */
export function withLiveFields(collection: string, fields: Fields): Fields {
	const names = fields.filter((field) => typeof field === "string");
	const relations = new Map<string, { readonly collection: string; readonly fields: Fields }>(
		Object.entries(REQUIRED_RELATIONS[collection] ?? {}).map(([name, to]) => [name, { collection: to, fields: ["id"] }]),
	);
	for (const field of fields) {
		if (typeof field === "string") continue;
		for (const [name, related] of Object.entries(field))
			relations.set(name, { ...related, fields: [...(relations.get(name)?.fields ?? []), ...related.fields] });
	}
	const nested = [...relations].map(([name, to]) => [name, { ...to, fields: withLiveFields(to.collection, to.fields) }] as const);
	return [
		...new Set([...names, ...(hasStatus(collection) ? LIVE_FIELDS : [])]),
		...(nested.length > 0 ? [Object.fromEntries(nested)] : []),
	];
}

/**
 * A row as visitors may see it at a moment, in ms: what it relates to and is not live, or is in another language than the row that
 * would show it, is left out, null for one row and missing from a list. Undefined where the row itself, or one that it is not shown
 * without, is not live.
 * @param fields with those that the rule looks at
 * @param within the language of the row that shows this one
 */
export function liveRow(row: Row, collection: string, fields: Fields, now: number, within?: unknown): Row | undefined {
	if (hasStatus(collection) && !(isLive(row, now) && (within === undefined || row.locale === within))) return undefined;
	const language = hasStatus(collection) ? row.locale : within;
	const shown: Record<string, unknown> = { ...row };
	for (const field of fields) {
		if (typeof field === "string") continue;
		for (const [name, to] of Object.entries(field)) {
			const look = (value: unknown) => (isRow(value) ? liveRow(value, to.collection, to.fields, now, language) : undefined);
			const value = row[name];
			shown[name] = Array.isArray(value) ? value.map(look).filter((one) => one !== undefined) : (look(value) ?? null);
		}
	}
	const lacking = Object.keys(REQUIRED_RELATIONS[collection] ?? {}).some((name) => !shown[name]);
	return lacking ? undefined : shown;
}

function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null;
}
