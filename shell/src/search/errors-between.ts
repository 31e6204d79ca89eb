/** Counts the errors between two words; two letters in the wrong order are one (optimal string alignment). @returns at most `limit` + 1 */
export function errorsBetween(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) > limit) return limit + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let row = 1; row <= one.length; row += 1) {
		const current = [row];
		for (let at = 1; at <= other.length; at += 1) {
			const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
			const swapped = isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : limit + 1;
			const replaced = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
			current.push(Math.min((current[at - 1] ?? 0) + 1, (last[at] ?? 0) + 1, replaced, swapped));
		}
		[beforeLast, last] = [last, current];
	}
	return Math.min(last[other.length] ?? 0, limit + 1);
}
