// Parses query parameters of lists: one of a few values, or a page number.

/** Returns a valid value; undefined if absent, null if invalid. */
export function queryOneOf<Value extends string>(
	asked: string | null,
	values: readonly Value[],
): Value | undefined | null {
	if (asked === null) return undefined;
	return values.find((value) => value === asked) ?? null;
}

/** Returns a page number, from 1; 1 if absent, null if invalid. */
export function queryPage(asked: string | null): number | null {
	if (asked === null) return 1;
	return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
}
