import type { ReactNode } from "react";
import styles from "./data-table.module.css";
import { classes } from "./markup.ts";

export interface DataTableProps {
	/** Unique in the page; the table's name is `{id}-caption`. */
	readonly id: string;
	/** The caption. */
	readonly caption: ReactNode;
	readonly columns: readonly {
		readonly label: ReactNode;
		/** Numbers stand below each other. Default `text`. */
		readonly kind?: "text" | "number";
	}[];
	/** Rows with one cell per column. */
	readonly rows: readonly (readonly ReactNode[])[];
	/** True if the first cell of a row is its header. Default true. */
	readonly rowHeads?: boolean;
}

/** A table in a scroll container that can be focused and scrolled by keyboard (WCAG 2.2, 2.1.1). */
export function DataTable({ id, caption, columns, rows, rowHeads = true }: DataTableProps) {
	const look = (column: number) => classes(columns[column]?.kind === "number" && styles.number) || undefined;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
		<section className={styles.scroller} aria-labelledby={`${id}-caption`} tabIndex={0}>
			<table className={styles.table}>
				<caption id={`${id}-caption`} className={styles.caption}>
					<span>{caption}</span>
				</caption>
				<thead>
					<tr>
						{columns.map(({ label }, column) => (
							<th key={column} scope="col" className={look(column)}>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((cells, row) => (
						<tr key={row}>
							{cells.map((cell, column) =>
								rowHeads && column === 0 ? (
									<th key={column} scope="row" className={look(column)}>
										{cell}
									</th>
								) : (
									<td key={column} className={look(column)}>
										{cell}
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
