// The only rule of which rows are live, including the rows that they show.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import { collections, collectionsByName } from "../collections/collections.ts";
import { isRow, momentOf, type Row } from "./row.ts";

/** Fields that decide whether a row is live. */
const LIVE_FIELDS = ["status", "publish_at", "unpublish_at", "locale"] as const;

/**
 * True if rows of a collection have a status and a publication period. Others, such as files and redirects, are shown
 * with the rows that refer to them.
 */
export function hasStatus(collection: string): boolean {
	const definition = collectionsByName.get(collection);
	// Undeclared collections count as having a status, so that none of their rows is shown by accident.
	return definition ? "status" in definition.fields : collection !== "directus_files";
}

/**
 * Required relations and their targets, by collection. An article whose author is a draft is not live, nor is a row of
 * a junction table without its target.
 */
export const REQUIRED_RELATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
	collections.flatMap(({ collection, audience, fields, junction }) => {
		const required = Object.entries(fields).flatMap(([field, { meta, relation }]) => {
			const isRequired = junction ? relation && !relation.one_field : meta.required;
			return audience === "public" && isRequired && relation && hasStatus(relation.to)
				? [[field, relation.to] as const]
				: [];
		});
		return required.length > 0 ? [[collection, Object.fromEntries(required)] as const] : [];
	}),
);

/** True if a row is live at a moment (ms), regardless of related rows. Rows without a status are not. */
export function isLive({ status, publish_at, unpublish_at }: Row, now: number): boolean {
	return (
		status === "published" &&
		(momentOf(publish_at) ?? Number.NEGATIVE_INFINITY) <= now &&
		(momentOf(unpublish_at) ?? Number.POSITIVE_INFINITY) > now
	);
}

/** Returns a row as if it were live. Related rows are unchanged. */
export function asLive(row: Row): Row {
	return { ...row, status: "published", publish_at: null, unpublish_at: null };
}

/** Adds the fields that decide on visibility, for the rows themselves and all related ones. */
export function withLiveFields(collection: string, fields: Fields): Fields {
	const names = fields.filter((field) => typeof field === "string");
	const relations = new Map<string, { readonly collection: string; readonly fields: Fields }>(
		Object.entries(REQUIRED_RELATIONS[collection] ?? {}).map(([name, to]) => [
			name,
			{ collection: to, fields: ["id"] },
		]),
	);
	for (const field of fields) {
		if (typeof field === "string") continue;
		for (const [name, related] of Object.entries(field))
			relations.set(name, { ...related, fields: [...(relations.get(name)?.fields ?? []), ...related.fields] });
	}
	const nested = [...relations].map(
		([name, to]) => [name, { ...to, fields: withLiveFields(to.collection, to.fields) }] as const,
	);
	return [
		...new Set([...names, ...(hasStatus(collection) ? LIVE_FIELDS : [])]),
		...(nested.length > 0 ? [Object.fromEntries(nested)] : []),
	];
}

/**
 * Returns a row as visitors may see it at a moment (ms). Related rows that are not live, or are in another language
 * than the row that shows them, become null or are removed from lists.
 * @param fields including those of {@link withLiveFields}
 * @param within language of the row that shows this one
 * @returns undefined if the row or a required related row is not live
 */
export function liveRow(row: Row, collection: string, fields: Fields, now: number, within?: unknown): Row | undefined {
	if (hasStatus(collection) && !(isLive(row, now) && (within === undefined || row.locale === within))) return undefined;
	const language = hasStatus(collection) ? row.locale : within;
	const shown: Record<string, unknown> = { ...row };
	for (const field of fields) {
		if (typeof field === "string") continue;
		for (const [name, to] of Object.entries(field)) {
			const visible = (value: unknown) =>
				isRow(value) ? liveRow(value, to.collection, to.fields, now, language) : undefined;
			const value = row[name];
			shown[name] = Array.isArray(value)
				? value.map(visible).filter((related) => related !== undefined)
				: (visible(value) ?? null);
		}
	}
	const isIncomplete = Object.keys(REQUIRED_RELATIONS[collection] ?? {}).some((name) => !shown[name]);
	return isIncomplete ? undefined : shown;
}
