// The saves of an entry and of its draft, from Directus' revisions.

import { z } from "zod";
import type { FieldEdit } from "../studio/form-edits.ts";
import { person } from "../studio/person.ts";

/** Older states are in Studio's own list, page by page. */
const MAX_STATES = 15;

const revision = z.object({
	id: z.number(),
	version: z.string().nullish(),
	data: z.record(z.string(), z.unknown()).nullish(),
	delta: z.record(z.string(), z.unknown()).nullish(),
	activity: z.object({ timestamp: z.string(), user: person.nullish() }).nullish(),
});
const answer = z.object({ data: z.array(revision) });

/** An entry as it was after a save. */
export type EarlierState = z.infer<typeof revision>;

/** Query of `/revisions`: the newest saves of the entry and of the edited draft. */
export function statesQuery(collection: string, item: string, version: string | undefined): Record<string, string> {
	const versions = { _or: [{ version: { _null: true } }, ...(version ? [{ version: { _eq: version } }] : [])] };
	return {
		filter: JSON.stringify({ collection: { _eq: collection }, item: { _eq: item }, ...versions }),
		fields: "id,version,data,delta,activity.timestamp,activity.user.first_name,activity.user.last_name",
		sort: "-id",
		limit: String(MAX_STATES),
	};
}

/** Leaves out states that were recorded without a save, when a launch was published. */
export const parseStates = (body: unknown): readonly EarlierState[] =>
	answer.parse(body).data.filter(({ delta }) => !delta || Object.keys(delta).length > 0);

/**
 * Returns the edits that turn a form into an earlier state. The status stays: putting a text back takes no entry off
 * the site.
 */
export function editsTo(
	{ data }: EarlierState,
	form: Readonly<Record<string, unknown>>,
	fields: readonly string[],
): FieldEdit[] {
	return fields
		.filter((field) => field !== "status" && data && field in data)
		.map((field) => ({ field, value: data?.[field] ?? null }))
		.filter(({ field, value }) => !isSame(form[field], value));
}

/** True if two values are stored alike. A form may hold a related entry as an object with its key. */
export function isSame(one: unknown, other: unknown): boolean {
	return written(one) === written(other);
}

function written(value: unknown): string {
	const isKey = typeof value === "object" && value !== null && "id" in value && Object.keys(value).length === 1;
	const plain = isKey ? value.id : value;
	return JSON.stringify(plain === "" ? null : (plain ?? null));
}
