import { DataTable } from "@hub/shared-ui/text/data-table";
import type { RegisterRow } from "./register-rows.ts";
import styles from "./register-table.module.css";

interface RegisterTableProps {
	/** Unique in the page. */
	readonly id: string;
	readonly caption: string;
	/** The names of the columns: what, where, what for, how long. */
	readonly columns: readonly string[];
	readonly rows: readonly RegisterRow[];
}

/** Entries of the register. */
export function RegisterTable({ id, caption, columns, rows }: RegisterTableProps) {
	return (
		<DataTable
			id={id}
			caption={caption}
			columns={columns.map((label) => ({ label }))}
			rows={rows.map(([name, ...rest]) => [
				<code key="name" className={styles.name}>
					{name}
				</code>,
				...rest,
			])}
		/>
	);
}
