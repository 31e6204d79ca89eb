import { z } from "zod";

/**
 * Parses a moment from the database: SQLite returns a number or a text, PostgreSQL a date; texts without a zone are
 * UTC. If written as a Date, both databases store the same as Directus.
 */
export const storedMoment = z.union([z.date(), z.number(), z.string()]).transform((value, context) => {
	const date =
		typeof value === "string" && !/(Z|[+-]\d\d:?\d\d)$/.test(value)
			? new Date(`${value.replace(" ", "T")}Z`)
			: new Date(value);
	if (!Number.isNaN(date.getTime())) return date;
	context.addIssue({ code: "custom", message: "is no moment" });
	return z.NEVER;
});

export const storedMomentOrNull = storedMoment.nullish().transform((value) => value ?? null);
