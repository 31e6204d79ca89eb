// Finds entries by what they are called, as people type it: in any case, with or without accents, words in any order.

import { folded } from "@hub/shared-contracts/language/letters";

/** What is searched in. */
export interface Named {
	readonly name: string;
}

/** How well a name fits: the less the better; undefined where a word is not in it. */
function rankOf(name: string, search: string): number | undefined {
	const words = search.split(/\s+/).filter(Boolean);
	if (!words.every((word) => name.includes(word))) return undefined;
	if (name === search) return 0;
	if (name.startsWith(search)) return 1;
	const own = name.split(/[^\p{L}\p{N}]+/u);
	return words.every((word) => own.some((one) => one.startsWith(word))) ? 2 : 3;
}

/** Those in whose names each word of a search is found, the best first; all of them by name where nothing is searched for. */
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
