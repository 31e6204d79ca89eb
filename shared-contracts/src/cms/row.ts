// What all parsers of rows share: how a row that does not fit is described to an editor.

import { z } from "zod";
import type { Parsed } from "../content/content-reader.ts";
import { localeSchema } from "../language/locale-schema.ts";
import { describeIssues, explainIssue } from "./explain.ts";

/** Checks a row against its shape and turns it into its meaning. */
export function parseRow<Row, Item>(schema: z.ZodType<Row>, row: unknown, mean: (row: Row) => Item): Parsed<Item> {
	const parsed = schema.safeParse(row, { error: explainIssue });
	if (parsed.success) return { kind: "item", item: mean(parsed.data) };
	return { kind: "broken", problem: describeIssues(parsed.error, "row") };
}

/** A text that must not be empty. */
export const text = z.string().min(1);

/** A text that may be missing in the content service, where it is null; here it is empty then. */
export const optionalText = z
	.string()
	.nullish()
	.transform((value) => value ?? "");

/** A language of the site. */
export const locale = localeSchema;

/**
 * A stored moment in ms; undefined where there is none, NaN for what is none. The content service writes it with or without its zone:
 * without one it is UTC.
 */
export function momentOf(value: unknown): number | undefined {
	if (value === null || value === undefined || value === "") return undefined;
	return typeof value === "string" ? Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`) : Number.NaN;
}

/** A moment as ISO in UTC. */
export const dateAndTime = text.transform((value, context) => {
	const at = momentOf(value) ?? Number.NaN;
	if (!Number.isNaN(at)) return new Date(at).toISOString();
	context.addIssue({ code: "custom", message: "is not a date and time" });
	return z.NEVER;
});

/** What may be missing, in the content service as null. */
export function orUndefined(read: z.ZodType): z.ZodType {
	return read.nullish().transform((value) => value ?? undefined);
}
