/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { pathTo } from "./block-problems.ts";
import { type ObjectFieldsProps, useEditing } from "./editing.ts";
import { withProperty } from "./list-changes.ts";
import { tableOf } from "./table-cells.ts";
import { TableField } from "./table-field.tsx";
import { UnknownValue } from "./unknown-value.tsx";
import { ValueField } from "./value-field.tsx";

/** Properties of a block or an item, followed by unknown ones. */
export const ObjectFields: FunctionalComponent<ObjectFieldsProps> = ({
	object,
	fields,
	without = [],
	path,
	context,
	onChange,
}) => {
	const known = [...without, ...fields.map(({ name }) => name)];
	const table = fields.some(({ form }) => form.kind === "columns") ? tableOf(object) : undefined;
	return (
		<div class="hub-fields">
			{fields.map((field) => {
				if (field.form.kind === "rows" && table) return null;
				if (field.form.kind === "columns" && table)
					return (
						<TableField
							key={field.name}
							table={table}
							context={context}
							path={path}
							onChange={(next, of) => onChange({ ...object, ...next }, of)}
						/>
					);
				return (
					<ValueField
						key={field.name}
						field={field}
						value={object[field.name]}
						path={pathTo(path, field.name)}
						context={context}
						onChange={(value, of) => onChange(withProperty(object, field.name, value), of)}
					/>
				);
			})}
			{Object.keys(object)
				.filter((name) => !known.includes(name))
				.map((name) => (
					<UnknownValue
						key={name}
						about={useEditing().texts.t("unknownField", { name })}
						value={object[name]}
						onChange={(value) => onChange(withProperty(object, name, value), pathTo(path, name))}
					/>
				))}
		</div>
	);
};
ObjectFields.props = ["object", "fields", "without", "path", "context", "onChange"];
