/** Moments as the content service writes them. */
export const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/;

/** Whether two values say the same: forms leave a field empty in several ways, and write one moment in several, too. */
export function isSame(one: unknown, other: unknown): boolean {
	return written(one) === written(other);
}

/** An entry that a field points to, by its key alone; the form may hold the entry itself. */
export function keyOf(value: unknown): unknown {
	return typeof value === "object" && value !== null && "id" in value && Object.keys(value).length === 1 ? value.id : value;
}

function written(value: unknown): string {
	if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return "";
	if (typeof value === "string") return MOMENT.test(value) ? new Date(value).toISOString() : JSON.stringify(value);
	return JSON.stringify(value, (_, part: unknown) =>
		typeof part === "object" && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	);
}
