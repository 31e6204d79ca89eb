// What a search did not find of what it should, for those who work on it.

import { type Judged, scoresByKind } from "../../cms/seed/judged/scores.ts";

/** The means of each kind, the worst first, and the queries whose right pages are not all found, or far below. A line each. */
export function missesOf(judged: readonly Judged[]): string {
	const kinds = scoresByKind(judged).map(
		({ kind, queries, recall, mrr }) =>
			`${kind.padEnd(12)}${queries} queries, recall ${recall.toFixed(2)}, MRR ${mrr.toFixed(2)}\n`,
	);
	const misses = judged
		.filter(({ recall, mrr }) => recall < 1 || mrr < 0.5)
		.map(({ query, found, recall, mrr }) => {
			const missing = query.answers.filter((answer) => !found.slice(0, 10).includes(answer));
			return `${query.kind} ${JSON.stringify(query.query.slice(0, 60))} ${recall.toFixed(2)} ${mrr.toFixed(2)}; missing ${missing.join(" ") || "none"}; found ${found.slice(0, 4).join(" ") || "nothing"}\n`;
		});
	return [...kinds, ...misses].join("");
}
