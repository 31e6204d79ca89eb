// Words that an address may ask with: one of a few values, or a page's number.

/** The value where it is one of those; undefined where nothing was asked, null for anything else. */
export function queryOneOf<Value extends string>(asked: string | null, values: readonly Value[]): Value | undefined | null {
	if (asked === null) return undefined;
	return values.find((value) => value === asked) ?? null;
}

/** A page's number from 1, 1 where none was asked; null for anything else. */
export function queryPage(asked: string | null): number | null {
	if (asked === null) return 1;
	return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
}
