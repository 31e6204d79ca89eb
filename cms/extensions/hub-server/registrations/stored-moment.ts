import { z } from "zod";

/**
 * A moment as the database gives it: SQLite a number or a text, Postgres a date; without a zone it is UTC. Written as a Date, both
 * store what Directus itself stores.
 */
export const storedMoment = z.union([z.date(), z.number(), z.string()]).transform((value, context) => {
	const date =
		typeof value === "string" && !/(Z|[+-]\d\d:?\d\d)$/.test(value) ? new Date(`${value.replace(" ", "T")}Z`) : new Date(value);
	if (!Number.isNaN(date.getTime())) return date;
	context.addIssue({ code: "custom", message: "is no moment" });
	return z.NEVER;
});

/** The same, or null. */
export const storedMomentOrNull = storedMoment.nullish().transform((value) => value ?? null);
