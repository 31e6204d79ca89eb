// A table's columns and rows, changed together: every row has as many cells as there are columns.

import { inserted, moved, removed, replaced } from "./list-changes.ts";

/** What is stored of a table: a column is a label, or an object with a label and a kind. */
export interface Table {
	readonly columns: readonly unknown[];
	readonly rows: readonly (readonly string[])[];
}

/** Reads a block's columns and rows; undefined where they are no table. */
export function tableOf({ columns, rows }: Readonly<Record<string, unknown>>): Table | undefined {
	const isRow = (row: unknown): row is string[] => Array.isArray(row) && row.every((cell) => typeof cell === "string");
	if (!Array.isArray(columns) || !Array.isArray(rows)) return undefined;
	const labelled = columns.every((column) => typeof column === "string" || (typeof column === "object" && column !== null));
	return labelled && rows.every(isRow) ? { columns, rows } : undefined;
}

/** The label of a column. */
export function labelOf(column: unknown): string {
	if (typeof column === "string") return column;
	return typeof column === "object" && column !== null && "label" in column ? String(column.label) : "";
}

export function isNumeric(column: unknown): boolean {
	return typeof column === "object" && column !== null && "kind" in column && column.kind === "number";
}

/** A column with another label. */
export function relabelled(column: unknown, label: string): unknown {
	return typeof column === "object" && column !== null ? { ...column, label } : label;
}

/** A column of numbers, or of text. */
export function ofNumbers(column: unknown, numeric: boolean): unknown {
	const rest = typeof column === "object" && column !== null ? column : { label: labelOf(column) };
	return { ...rest, kind: numeric ? "number" : "text" };
}

export function withColumn({ columns, rows }: Table): Table {
	return { columns: [...columns, ""], rows: rows.map((row) => [...row, ""]) };
}

export function withoutColumn({ columns, rows }: Table, at: number): Table {
	return { columns: removed(columns, at), rows: rows.map((row) => removed(row, at)) };
}

export function movedColumn({ columns, rows }: Table, from: number, to: number): Table {
	return { columns: moved(columns, from, to), rows: rows.map((row) => moved(row, from, to)) };
}

export function withRow({ columns, rows }: Table, at: number): Table {
	return {
		columns,
		rows: inserted(
			rows,
			at,
			columns.map(() => ""),
		),
	};
}

/** A table with other words in a cell. A row that had too few cells gets as many as there are columns. */
export function withCell({ columns, rows }: Table, row: number, column: number, text: string): Table {
	const cells = rows[row] ?? [];
	const whole = [...cells, ...Array.from({ length: Math.max(0, column + 1 - cells.length) }, () => "")];
	return { columns, rows: replaced(rows, row, replaced(whole, column, text)) };
}
