import { DataTable } from "@hub/shared-ui/text/data-table";
import type { RegisterRow } from "./register-rows.loader.ts";
import styles from "./register-table.module.css";

interface RegisterTableProps {
	/** Unique in the page. */
	readonly id: string;
	readonly caption: string;
	/** Labels of the columns. */
	readonly columns: readonly string[];
	readonly rows: readonly RegisterRow[];
}

/** Table of stored entries. */
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
