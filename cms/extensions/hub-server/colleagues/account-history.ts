// Permission to read the history of entries covers all of Directus' history, including that of accounts, with mail addresses.
// Personal data is therefore removed before the history is stored (docs/decisions/013-content-access.md).

import type { Knex } from "knex";
import { z } from "zod";
import { asked, NAMES, USERS } from "./person.ts";

const state = z.preprocess(
	(value) => (typeof value === "string" ? JSON.parse(value) : value),
	z.record(z.string(), z.unknown()).nullish(),
);
const revisions = z.array(z.object({ id: z.number(), data: state, delta: state }));

/** A revision to be stored: of accounts, it has the names alone. */
export function withoutPersonalData(revision: unknown): unknown {
	const parsed = z.looseObject({ collection: z.literal(USERS), data: state, delta: state }).safeParse(revision);
	return parsed.success ? { ...parsed.data, data: reduced(parsed.data.data), delta: reduced(parsed.data.delta) } : revision;
}

/** Removes personal data from revisions that older versions stored. */
export async function reduceHistory(database: Knex): Promise<void> {
	const found = revisions.parse(await database("directus_revisions").select("id", "data", "delta").where("collection", USERS));
	for (const { id, data, delta } of found) {
		if ([data, delta].every(isReduced)) continue;
		await database("directus_revisions")
			.update({ data: asText(data), delta: asText(delta) })
			.where("id", id);
	}
}

type State = z.infer<typeof state>;

function reduced(values: State): State {
	return values && asked(values, NAMES);
}

function asText(values: State): string | null {
	return values ? JSON.stringify(reduced(values)) : null;
}

function isReduced(values: State): boolean {
	return Object.keys(values ?? {}).every((field) => (NAMES as readonly string[]).includes(field));
}
