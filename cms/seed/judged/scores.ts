// Scores of a search for judged queries: recall among the first ten results, and the rank of the first right answer.

import type { JudgedQuery } from "./judged-query.ts";

/** Number of results that a visitor reads. */
const LOOKED_AT = 10;

/** Scores of a set of queries, each between 0 and 1. */
export interface Scores {
	/** The mean of {@link recall}. */
	readonly recall: number;
	/** The mean of {@link reciprocalRank}. */
	readonly mrr: number;
}

/** A query with what was found, and its scores. */
export interface Judged extends Scores {
	readonly query: JudgedQuery;
	/** Addresses of the results, the best first. */
	readonly found: readonly string[];
}

/** An address without its query: a download is the same one in a list that is narrowed. */
export function placeOf(address: string): string {
	return address.replace(/^([^?#]*)\?[^#]*/, "$1");
}

/**
 * The share of right answers (at most ten) among the first ten found; where nothing may be found, 1 for nothing and 0
 * otherwise.
 * @param found addresses, the best first
 */
function recall(answers: readonly string[], found: readonly string[]): number {
	if (answers.length === 0) return found.length === 0 ? 1 : 0;
	const first = new Set(found.slice(0, LOOKED_AT).map(placeOf));
	const right = answers.filter((answer) => first.has(placeOf(answer))).length;
	return Math.min(1, right / Math.min(LOOKED_AT, answers.length));
}

/** 1 / the rank of the first right answer, 0 without one; where nothing may be found, as {@link recall}. */
function reciprocalRank(answers: readonly string[], found: readonly string[]): number {
	if (answers.length === 0) return found.length === 0 ? 1 : 0;
	const right = new Set(answers.map(placeOf));
	const at = found.findIndex((address) => right.has(placeOf(address)));
	return at < 0 ? 0 : 1 / (at + 1);
}

/** Asks a search all queries, one after the other. `find` answers with addresses, the best first. */
export async function judge(
	queries: readonly JudgedQuery[],
	find: (query: string) => Promise<readonly string[]> | readonly string[],
): Promise<Judged[]> {
	const judged: Judged[] = [];
	for (const query of queries) {
		const found = (await find(query.query)).map(placeOf);
		judged.push({ query, found, recall: recall(query.answers, found), mrr: reciprocalRank(query.answers, found) });
	}
	return judged;
}

/** The means over some queries; of no query they are 0. */
export function meanScores(judged: readonly Scores[]): Scores {
	const mean = (pick: (scores: Scores) => number) =>
		judged.reduce((sum, one) => sum + pick(one), 0) / (judged.length || 1);
	return { recall: mean((one) => one.recall), mrr: mean((one) => one.mrr) };
}
