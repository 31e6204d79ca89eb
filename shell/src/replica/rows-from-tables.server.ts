// Rows as the content service gives them, from rows as the replica's tables have them: with what they relate to.

import type { StatementSync } from "node:sqlite";
import type { Fields } from "@hub/shared-contracts/content/content-reader";
import type { Row } from "../directus/directus-source.server.ts";
import { byIdSql, listSql, type SqlValue } from "./replica-query.server.ts";
import { type Column, type RowList, type Table, tableNamed } from "./replica-tables.server.ts";

/** A row of a table. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** Makes the rows of a read, in the order of the rows of its table. */
export type RowsFrom = (found: readonly StoredRow[], table: Table, fields: Fields) => readonly Row[];

/** @param read prepares a statement */
export function createRowsFrom(read: (sql: string) => StatementSync): RowsFrom {
	/** Rows with what they relate to, from rows as the tables have them. */
	const rowsFrom: RowsFrom = (found, table, fields) => {
		const rows = found.map((row) => {
			const plain: Record<string, unknown> = {};
			for (const field of fields) if (typeof field === "string") plain[field] = given(table.columns.get(field), row[field]);
			return plain;
		});
		for (const field of fields) {
			if (typeof field === "string") continue;
			for (const [name, to] of Object.entries(field)) {
				const other = tableNamed(to.collection);
				const list = table.lists.get(name);
				const values = list ? listed(list, other, to.fields, found) : linked(name, other, to.fields, found);
				for (const [at, row] of rows.entries()) row[name] = values[at];
			}
		}
		return rows;
	};

	/** For each row the one that it leads to, or null. */
	const linked = (name: string, other: Table, fields: Fields, rows: readonly StoredRow[]) => {
		const ids = [...new Set(rows.flatMap((row) => row[name] ?? []))];
		const found = ids.length === 0 ? [] : read(byIdSql(other, fields)).all(JSON.stringify(ids));
		const byId = new Map(rowsFrom(found, other, fields).map((row, at) => [found[at]?.id, row]));
		return rows.map((row) => byId.get(row[name] as SqlValue) ?? null);
	};

	/** For each row those that point to it. */
	const listed = (list: RowList, other: Table, fields: Fields, rows: readonly StoredRow[]) => {
		const found = read(listSql(other, fields, list)).all(JSON.stringify(rows.map(({ id }) => id)));
		const byParent = Map.groupBy(rowsFrom(found, other, fields).entries(), ([at]) => found[at]?.parent);
		return rows.map(({ id }) => (byParent.get(id as SqlValue) ?? []).map(([, row]) => row));
	};

	return rowsFrom;
}

/** A stored value as the content service would give it. */
function given(column: Column | undefined, value: unknown): unknown {
	if (value === null || value === undefined) return null;
	switch (column?.kind) {
		case "boolean":
			return value === 1;
		case "json":
			return JSON.parse(String(value));
		case "words":
			return String(value).split(",");
		default:
			return value;
	}
}
