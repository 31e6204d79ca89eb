type Values = Readonly<Record<string, unknown>>;

/**
 * What was typed into a form while an earlier state of it was on its way to be stored.
 * @param sent the edits that are stored now
 * @param edits as they are; a field that was put back to what was stored before is not among them
 * @param before the entry as it was stored before
 */
export function typedSince(sent: Values, edits: Values, before: Values): Values {
	const later = Object.entries(edits).filter(([field, value]) => !(field in sent) || !isSame(sent[field], value));
	const putBack = Object.keys(sent).filter((field) => !(field in edits));
	return Object.fromEntries([...later, ...putBack.map((field) => [field, before[field] ?? null] as const)]);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
