/** @jsxImportSource #vue */

import { type FunctionalComponent, nextTick } from "vue";
import { Button, Icon } from "../studio/studio-components.ts";
import { type BlockContext, type Change, useEditing } from "./editing.ts";
import { duplicateAt, moveItem, removeAt, replaceAt } from "./list-changes.ts";
import { pathTo } from "./problems.ts";
import { RowButtons, Tool } from "./row-buttons.tsx";
import * as cells from "./table-cells.ts";

interface TableFieldProps {
	readonly table: cells.Table;
	readonly context: BlockContext;
	readonly path: string;
	readonly onChange: Change<cells.Table>;
}

export const TableField: FunctionalComponent<TableFieldProps> = ({ table, context, path, onChange }) => {
	const { texts, isDisabled } = useEditing();
	const { t } = texts;
	const { columns, rows } = table;
	const disabled = isDisabled();
	const id = (...steps: readonly (string | number)[]) => `${context.id}-${pathTo(path, ...steps)}`;
	/** Moves the focus into a cell once it is rendered. */
	const focusAfterRender = (cell: string) => void nextTick(() => document.getElementById(cell)?.focus());
	const changeColumn = (at: number, column: unknown, of?: string) =>
		onChange({ columns: replaceAt(columns, at, column), rows }, of);
	const problems = [...columns.keys()]
		.map((at) => context.problemAt(pathTo(path, "columns", at)))
		.concat([...rows.keys()].map((at) => context.problemAt(pathTo(path, "rows", at))))
		.concat([context.problemAt(pathTo(path, "columns")), context.problemAt(pathTo(path, "rows"))])
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
						if (target instanceof HTMLInputElement)
							changeColumn(index, cells.setLabel(column, target.value), id("columns", index));
					}}
				/>
				<span class="hub-row-buttons">
					<Tool
						icon="arrow_back"
						label={t("columnLeft", number)}
						disabled={disabled || index === 0}
						onClick={() => onChange(cells.moveColumn(table, index, index - 1))}
					/>
					<Tool
						icon="arrow_forward"
						label={t("columnRight", number)}
						disabled={disabled || index === columns.length - 1}
						onClick={() => onChange(cells.moveColumn(table, index, index + 1))}
					/>
					<button
						type="button"
						class="hub-tool"
						aria-label={t("columnNumbers", number)}
						title={t("columnNumbers", number)}
						aria-pressed={cells.isNumeric(column)}
						disabled={disabled}
						onClick={() => changeColumn(index, cells.setNumeric(column, !cells.isNumeric(column)))}
					>
						<Icon name="123" small />
					</button>
					<Tool
						icon="delete"
						label={t("deleteColumn", number)}
						disabled={disabled || columns.length < 3}
						onClick={() => onChange(cells.removeColumn(table, index))}
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
										onChange(cells.addColumn(table));
										focusAfterRender(id("columns", columns.length));
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
													onChange(cells.setCell(table, at, index, target.value), id("rows", at, index));
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
										onMove={(to) => onChange({ columns, rows: moveItem(rows, at, to) })}
										onDuplicate={() => onChange({ columns, rows: duplicateAt(rows, at) })}
										onDelete={() => onChange({ columns, rows: removeAt(rows, at) })}
									/>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<Button
				small
				secondary
				disabled={disabled}
				onClick={() => {
					onChange(cells.insertRow(table, rows.length));
					focusAfterRender(id("rows", rows.length, 0));
				}}
			>
				{{ default: () => t("addItem", { name: texts.fieldName("", "rows") }) }}
			</Button>
			{[...new Set(problems)].map((problem) => (
				<p key={problem} class="hub-problem">
					{problem}
				</p>
			))}
		</fieldset>
	);
};
TableField.props = ["table", "context", "path", "onChange"];
