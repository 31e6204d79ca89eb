/** True if two values are stored alike; a missing value is stored as null. */
export const isSame = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
