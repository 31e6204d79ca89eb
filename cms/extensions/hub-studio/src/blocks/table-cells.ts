// Changes a table's columns and rows together, so that every row has one cell per column.

import { insertAt, moveItem, removeAt, replaceAt } from "./list-changes.ts";

/** Stored table. A column is a label, or an object with a label and a kind. */
export interface Table {
	readonly columns: readonly unknown[];
	readonly rows: readonly (readonly string[])[];
}

/** Returns a block's table, or undefined if it is invalid. */
export function tableOf({ columns, rows }: Readonly<Record<string, unknown>>): Table | undefined {
	const isRow = (row: unknown): row is string[] => Array.isArray(row) && row.every((cell) => typeof cell === "string");
	if (!Array.isArray(columns) || !Array.isArray(rows)) return undefined;
	const labelled = columns.every(
		(column) => typeof column === "string" || (typeof column === "object" && column !== null),
	);
	return labelled && rows.every(isRow) ? { columns, rows } : undefined;
}

export function labelOf(column: unknown): string {
	if (typeof column === "string") return column;
	return typeof column === "object" && column !== null && "label" in column ? String(column.label) : "";
}

export function isNumeric(column: unknown): boolean {
	return typeof column === "object" && column !== null && "kind" in column && column.kind === "number";
}

export function setLabel(column: unknown, label: string): unknown {
	return typeof column === "object" && column !== null ? { ...column, label } : label;
}

export function setNumeric(column: unknown, numeric: boolean): unknown {
	const rest = typeof column === "object" && column !== null ? column : { label: labelOf(column) };
	return { ...rest, kind: numeric ? "number" : "text" };
}

export function addColumn({ columns, rows }: Table): Table {
	return { columns: [...columns, ""], rows: rows.map((row) => [...row, ""]) };
}

export function removeColumn({ columns, rows }: Table, at: number): Table {
	return { columns: removeAt(columns, at), rows: rows.map((row) => removeAt(row, at)) };
}

export function moveColumn({ columns, rows }: Table, from: number, to: number): Table {
	return { columns: moveItem(columns, from, to), rows: rows.map((row) => moveItem(row, from, to)) };
}

export function insertRow({ columns, rows }: Table, at: number): Table {
	return {
		columns,
		rows: insertAt(
			rows,
			at,
			columns.map(() => ""),
		),
	};
}

/** Sets the text of a cell. A row with too few cells is filled up. */
export function setCell({ columns, rows }: Table, row: number, column: number, text: string): Table {
	const cells = rows[row] ?? [];
	const filled = [...cells, ...Array.from({ length: Math.max(0, column + 1 - cells.length) }, () => "")];
	return { columns, rows: replaceAt(rows, row, replaceAt(filled, column, text)) };
}
