import type { ApiExtensionContext, EventContext } from "@directus/types";
import { z } from "zod";
import { definitionOf } from "../entries/change.ts";
import { storedJson } from "../entries/row.ts";
import { listedRows, storedRows } from "../entries/stored-rows.ts";

const revision = z.looseObject({
	collection: z.string(),
	item: z.union([z.string(), z.number()]),
	version: z.string().nullish(),
	data: storedJson,
});

/**
 * Adds to a revision of an entry the fields that Directus leaves out: relations, and all that a save of a draft did not
 * change. Without them, Studio compares an almost empty draft, and related entries can't be put back. `lists` holds
 * ordered relations; Studio does not read it.
 */
export async function completeRevision(
	payload: unknown,
	directus: ApiExtensionContext,
	context: EventContext,
): Promise<unknown> {
	const { data: parsed } = revision.safeParse(payload);
	const definition = parsed && definitionOf(parsed.collection);
	if (!parsed?.data || !definition || !context.schema) return payload;
	const [row] = await storedRows(directus, context).list(definition, { id: { _eq: parsed.item } });
	const found: unknown =
		parsed.version && (await context.database("directus_versions").where("id", parsed.version).first("delta"));
	const draft = z.object({ delta: storedJson }).safeParse(found).data?.delta;
	const related = await listedRows(context.database, definition, String(parsed.item));
	const lists = Object.fromEntries([...related].map(([field, { rows }]) => [field, rows.map(({ target }) => target)]));
	return { ...parsed, data: { ...row, ...draft, ...parsed.data, ...(related.size > 0 ? { lists } : {}) } };
}
