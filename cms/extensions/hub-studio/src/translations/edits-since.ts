import { isSame } from "../studio/same-value.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the edits that were made while an earlier state was being stored.
 * @param sent the edits that were stored
 * @param edits the current edits, without fields that were reset to their earlier value
 * @param before the entry before it was stored
 */
export function editsSince(sent: Values, edits: Values, before: Values): Values {
	const changed = Object.entries(edits).filter(([field, value]) => !(field in sent) || !isSame(sent[field], value));
	const reset = Object.keys(sent).filter((field) => !(field in edits));
	return Object.fromEntries([...changed, ...reset.map((field) => [field, before[field] ?? null] as const)]);
}
