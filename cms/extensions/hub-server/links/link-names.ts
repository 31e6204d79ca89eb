// Finds entries by name, regardless of case, accents and the order of words.

import { folded } from "@hub/shared-contracts/language/letters";

export interface Named {
	readonly name: string;
}

/** Rates a match, the lower the better; undefined if a word is missing. */
function rankOf(name: string, search: string): number | undefined {
	const words = search.split(/\s+/).filter(Boolean);
	if (!words.every((word) => name.includes(word))) return undefined;
	if (name === search) return 0;
	if (name.startsWith(search)) return 1;
	const own = name.split(/[^\p{L}\p{N}]+/u);
	return words.every((word) => own.some((one) => one.startsWith(word))) ? 2 : 3;
}

/**
 * Returns rows whose names contain all words of a search, the best first. Without a search, returns all rows by name.
 */
export function bestNamed<Row extends Named>(rows: readonly Row[], search: string): readonly Row[] {
	const wanted = folded(search).trim();
	return rows
		.flatMap((row) => {
			const rank = rankOf(folded(row.name).trim(), wanted);
			return rank === undefined ? [] : [{ row, rank }];
		})
		.toSorted((one, other) => one.rank - other.rank || one.row.name.localeCompare(other.row.name))
		.map(({ row }) => row);
}
