// Parts of the schemas that check rows of the content service.

import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";

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
