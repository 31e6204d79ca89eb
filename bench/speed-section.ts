// README's section on speed, from the record.

import type { Reports } from "./report.ts";

/** A Markdown table with a row for each headline; ✗ marks what is not held yet. */
export function speedTable(reports: Reports): string {
	const rows = Object.values(reports).flatMap(({ results }) =>
		results
			.filter(({ headline }) => headline)
			.map(({ what, measured, held }) => `| ${what}${held === false ? " ✗" : ""} | ${measured} |`),
	);
	return ["| what | measured |", "|---|---|", ...rows].join("\n");
}
