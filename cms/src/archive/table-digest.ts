import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { type ArchivedRow, type ArchivedTable, rowsOf } from "./archived-tables.ts";

/** Number of rows of a table and their digest, independent of their order. */
export interface TableDigest {
	readonly rows: number;
	readonly digest: string;
}

/** Digests rows as they pass. */
export function tableDigest(): { readonly add: (row: ArchivedRow) => void; readonly end: () => TableDigest } {
	const each: string[] = [];
	return {
		add(row) {
			const values = Object.keys(row)
				.toSorted()
				.map((column) => [column, row[column]]);
			each.push(createHash("sha256").update(JSON.stringify(values)).digest("base64"));
		},
		end: () => ({ rows: each.length, digest: createHash("sha256").update(each.toSorted().join("\n")).digest("hex") }),
	};
}

/** Digests a stored table. */
export async function digestOf(database: Knex, table: ArchivedTable): Promise<TableDigest> {
	const { add, end } = tableDigest();
	for await (const page of rowsOf(database, table)) for (const row of page) add(row);
	return end();
}
