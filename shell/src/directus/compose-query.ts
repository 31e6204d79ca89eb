// Writes reads as GraphQL.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Read } from "./directus-source.server.ts";

/** Writes one GraphQL document for several reads: `q0`, `q1`, … in their order. */
export function composeQuery(reads: readonly Read[]): { text: string; variables: Record<string, unknown> } {
	const variables: Record<string, unknown> = {};
	const declared: string[] = [];
	const selected: string[] = [];
	for (const [index, read] of reads.entries()) {
		declared.push(`$f${index}: ${read.collection}_filter`);
		variables[`f${index}`] = read.filter;
		if ("kind" in read) {
			selected.push(`q${index}: ${read.collection}_aggregated(filter: $f${index}) { count { id } }`);
			continue;
		}
		declared.push(`$s${index}: [String], $l${index}: Int, $o${index}: Int`);
		variables[`s${index}`] = read.sort;
		variables[`l${index}`] = read.limit;
		variables[`o${index}`] = read.offset ?? 0;
		const order = `sort: $s${index}, limit: $l${index}, offset: $o${index}`;
		selected.push(`q${index}: ${read.collection}(filter: $f${index}, ${order}) ${selection(read.fields)}`);
	}
	return { text: `query (${declared.join(", ")}) { ${selected.join(" ")} }`, variables };
}

function selection(fields: Fields): string {
	const parts = fields.flatMap((field) =>
		typeof field === "string"
			? [field]
			: Object.entries(field).map(([name, related]) => `${name} ${selection(related.fields)}`),
	);
	return `{ ${parts.join(" ")} }`;
}
