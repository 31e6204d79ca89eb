/** @jsxImportSource #vue */

import { type FunctionalComponent, nextTick } from "vue";
import { Icon } from "../studio/studio-components.ts";
import { pathTo } from "./block-problems.ts";
import { type Change, type FieldPlace, useEditing } from "./editing.ts";
import { duplicated, moved, removed, replaced } from "./list-changes.ts";
import { RowButtons, Tool } from "./row-buttons.tsx";
import * as cells from "./table-cells.ts";

interface TableFieldProps {
	readonly table: cells.Table;
	readonly place: FieldPlace;
	readonly path: string;
	readonly onChange: Change<cells.Table>;
}

/** A table, cell by cell. */
export const TableField: FunctionalComponent<TableFieldProps> = ({ table, place, path, onChange }) => {
	const { texts, isDisabled } = useEditing();
	const { t } = texts;
	const { columns, rows } = table;
	const disabled = isDisabled();
	const id = (...steps: readonly (string | number)[]) => `${place.id}-${pathTo(path, ...steps)}`;
	/** Moves the keyboard into a cell once it is rendered. */
	const focusSoon = (cell: string) => void nextTick(() => document.getElementById(cell)?.focus());
	const withColumn = (at: number, column: unknown, of?: string) => onChange({ columns: replaced(columns, at, column), rows }, of);
	const problems = [...columns.keys()]
		.map((at) => place.problemAt(pathTo(path, "columns", at)))
		.concat([...rows.keys()].map((at) => place.problemAt(pathTo(path, "rows", at))))
		.concat([place.problemAt(pathTo(path, "columns")), place.problemAt(pathTo(path, "rows"))])
		.filter((problem) => problem !== undefined);
	const head = (column: unknown, index: number) => {
		const number = { column: index + 1 };
		return (
			<th key={index} scope="col">
				<input
					id={id("columns", index)}
					class="hub-input"
					aria-label={t("columnHead", number)}
					disabled={disabled}
					value={cells.labelOf(column)}
					onInput={({ target }) => {
						if (target instanceof HTMLInputElement) withColumn(index, cells.relabelled(column, target.value), id("columns", index));
					}}
				/>
				<span class="hub-row-buttons">
					<Tool
						icon="arrow_back"
						label={t("columnLeft", number)}
						disabled={disabled || index === 0}
						onClick={() => onChange(cells.movedColumn(table, index, index - 1))}
					/>
					<Tool
						icon="arrow_forward"
						label={t("columnRight", number)}
						disabled={disabled || index === columns.length - 1}
						onClick={() => onChange(cells.movedColumn(table, index, index + 1))}
					/>
					<button
						type="button"
						class="hub-tool"
						aria-label={t("columnNumbers", number)}
						title={t("columnNumbers", number)}
						aria-pressed={cells.isNumeric(column)}
						disabled={disabled}
						onClick={() => withColumn(index, cells.ofNumbers(column, !cells.isNumeric(column)))}
					>
						<Icon name="123" small />
					</button>
					<Tool
						icon="delete"
						label={t("deleteColumn", number)}
						disabled={disabled || columns.length < 3}
						onClick={() => onChange(cells.withoutColumn(table, index))}
					/>
				</span>
			</th>
		);
	};
	return (
		<fieldset class="hub-field" data-path={pathTo(path, "rows")} tabindex={-1} id={id("rows")}>
			<legend>{texts.blockName("table")}</legend>
			<div class="hub-table">
				<table>
					<thead>
						<tr>
							{columns.map(head)}
							<td>
								<Tool
									icon="add"
									label={t("addItem", { name: texts.fieldName("", "columns") })}
									disabled={disabled}
									onClick={() => {
										onChange(cells.withColumn(table));
										focusSoon(id("columns", columns.length));
									}}
								/>
							</td>
						</tr>
					</thead>
					<tbody>
						{rows.map((row, at) => (
							<tr key={at}>
								{columns.map((_, index) => (
									<td key={index}>
										<input
											id={id("rows", at, index)}
											class="hub-input"
											aria-label={t("cell", { row: at + 1, column: index + 1 })}
											disabled={disabled}
											value={row[index] ?? ""}
											onInput={({ target }) => {
												if (target instanceof HTMLInputElement)
													onChange(cells.withCell(table, at, index, target.value), id("rows", at, index));
											}}
										/>
									</td>
								))}
								<td>
									<RowButtons
										name={t("row", { row: at + 1 })}
										at={at}
										count={rows.length}
										disabled={disabled}
										texts={texts}
										onMove={(to) => onChange({ columns, rows: moved(rows, at, to) })}
										onDuplicate={() => onChange({ columns, rows: duplicated(rows, at) })}
										onDelete={() => onChange({ columns, rows: removed(rows, at) })}
									/>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<button
				type="button"
				class="hub-add"
				disabled={disabled}
				onClick={() => {
					onChange(cells.withRow(table, rows.length));
					focusSoon(id("rows", rows.length, 0));
				}}
			>
				<Icon name="add" small />
				{t("addItem", { name: texts.fieldName("", "rows") })}
			</button>
			{[...new Set(problems)].map((problem) => (
				<p key={problem} class="hub-problem">
					{problem}
				</p>
			))}
		</fieldset>
	);
};
TableField.props = ["table", "place", "path", "onChange"];
