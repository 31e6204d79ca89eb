// Sets of units of a lot, as spans of their numbers.

/** The first and the last unit. */
export type Span = readonly [first: number, last: number];

/** Merges spans that touch or overlap, and sorts them. */
export function merged(spans: readonly Span[]): Span[] {
	const result: Span[] = [];
	for (const [first, last] of spans.toSorted((one, other) => one[0] - other[0])) {
		const before = result.at(-1);
		if (before && first <= before[1] + 1) result[result.length - 1] = [before[0], Math.max(before[1], last)];
		else result.push([first, last]);
	}
	return result;
}

/** Counts the units in spans that do not overlap. */
export function unitsIn(spans: readonly Span[]): number {
	return spans.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/**
 * Maps units of the span `from` proportionally to units of the span `to`: of 400 cells for 10 packs, the cells 1 to 40
 * are in the first pack. Partly affected units count.
 */
export function projected(spans: readonly Span[], from: Span, to: Span): Span[] {
	const [fromUnits, toUnits] = [unitsIn([from]), unitsIn([to])];
	return merged(
		spans.flatMap(([first, last]): Span[] => {
			const [start, end] = [Math.max(first, from[0]), Math.min(last, from[1])];
			if (start > end) return [];
			return [
				[
					to[0] + Math.floor(((start - from[0]) * toUnits) / fromUnits),
					to[0] + Math.ceil(((end - from[0] + 1) * toUnits) / fromUnits) - 1,
				],
			];
		}),
	);
}
