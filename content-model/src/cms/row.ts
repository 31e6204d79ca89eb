// Parts of schemas for rows of Directus.

import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";

/** A row of Directus as it was received, by the names of its fields. */
export type Row = Readonly<Record<string, unknown>>;

/** True for a row; rows of related entries are values of fields. */
export function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text that must not be empty. */
export const text = z.string().min(1);

/** Text that is null in Directus if missing, and empty here. */
export const optionalText = z
	.string()
	.nullish()
	.transform((value) => value ?? "");

export const locale = localeSchema;

/**
 * Returns a stored moment in ms; undefined if there is none, NaN if it is invalid. Directus writes it with or without a
 * zone; without one it is UTC.
 */
export function momentOf(value: unknown): number | undefined {
	if (value === null || value === undefined || value === "") return undefined;
	return typeof value === "string"
		? Date.parse(/([zZ]|:\d\d(\.\d+)?[+-]\d\d(:?\d\d)?)$/.test(value) ? value : `${value}Z`)
		: Number.NaN;
}

/** Moment as ISO in UTC. */
export const dateAndTime = text.transform((value, context) => {
	const at = momentOf(value) ?? Number.NaN;
	if (!Number.isNaN(at)) return new Date(at).toISOString();
	context.addIssue(problem("moment"));
	return z.NEVER;
});

export function orUndefined(read: z.ZodType): z.ZodType {
	return read.nullish().transform((value) => value ?? undefined);
}
