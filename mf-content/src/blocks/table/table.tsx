import { RichText } from "@hub/shared-contracts/remote/runtime";
import { DataTable } from "@hub/shared-ui/text/data-table";
import { Prose } from "@hub/shared-ui/text/prose";
import type { BlockViewProps } from "../define-block.ts";
import styles from "./table.module.css";
import type { TableBlock } from "./table.shape.ts";

export default function TableView({
	block: { id, caption, columns, rows, rowHeads, below },
}: BlockViewProps<TableBlock>) {
	return (
		<div className={styles.block}>
			<DataTable id={`table-${id}`} caption={caption} columns={columns} rows={rows} rowHeads={rowHeads} />
			{below.html !== "" && (
				<Prose>
					<RichText value={below} />
				</Prose>
			)}
		</div>
	);
}
