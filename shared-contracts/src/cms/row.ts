// What all parsers of rows share: how a row that does not fit is described to an editor.

import { z } from "zod";
import type { Parsed } from "../content-reader.ts";

/** Checks a row against its shape and turns it into its meaning. */
export function parseRow<Row, Item>(schema: z.ZodType<Row>, row: unknown, mean: (row: Row) => Item): Parsed<Item> {
	const parsed = schema.safeParse(row);
	if (parsed.success) return { kind: "item", item: mean(parsed.data) };
	const problem = parsed.error.issues.map((issue) => `${issue.path.join(".") || "row"}: ${issue.message}`).join("; ");
	return { kind: "broken", problem };
}

/** A text that must not be empty. */
export const text = z.string().min(1);

/** A text that may be missing in the content service, where it is null; here it is empty then. */
export const optionalText = z
	.string()
	.nullish()
	.transform((value) => value ?? "");

/** A language of the site. */
export const locale = z.enum(["de", "en"]);
