/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { pathTo } from "./block-problems.ts";
import { useEditing, type ValueFieldProps } from "./editing.ts";
import { ItemList } from "./item-list.tsx";
import { emptyValue } from "./new-block.ts";
import { UnknownValue } from "./unknown-value.tsx";
import { ValueInput } from "./value-input.tsx";

/** Property with label, hint and problem. */
export const ValueField: FunctionalComponent<ValueFieldProps> = ({ field, value, path, context, onChange }) => {
	const { texts } = useEditing();
	const { form, name, isRequired } = field;
	const label = texts.fieldName(context.type, name);
	const id = `${context.id}-${path}`;
	const problem = context.problemAt(path);
	const note = texts.fieldNote(context.type, field);
	const described = [note && `${id}-note`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined;
	const heading = (
		<>
			{label} {isRequired && form.kind !== "switch" && <span class="hub-needed">{texts.t("needed")}</span>}
		</>
	);
	const below = [
		note && (
			<p id={`${id}-note`} class="hub-note">
				{note}
			</p>
		),
		problem && (
			<p id={`${id}-problem`} class="hub-problem">
				{problem}
			</p>
		),
	];
	if (form.kind === "list") {
		const list = value ?? [];
		return (
			<fieldset class="hub-field" data-path={path} tabindex={-1} id={id} aria-describedby={described}>
				<legend>{heading}</legend>
				{Array.isArray(list) ? (
					<ItemList list={list} form={form} name={name} path={path} context={context} onChange={onChange} />
				) : (
					<UnknownValue about={texts.t("unfit")} value={value} onChange={onChange} />
				)}
				{below}
			</fieldset>
		);
	}
	if (form.kind === "object") {
		const object = value ?? emptyValue(form);
		return (
			<fieldset class="hub-field" data-path={path} tabindex={-1} id={id} aria-describedby={described}>
				<legend>{heading}</legend>
				{/* A value of this form that is not a list is an object. */}
				{context.renderObject({
					object: object as Record<string, unknown>,
					fields: form.fields,
					path,
					context,
					onChange,
				})}
				{below}
			</fieldset>
		);
	}
	if (form.kind === "columns" || form.kind === "rows")
		return <UnknownValue about={texts.t("unfit")} value={value} onChange={onChange} />;
	const isGroup = form.kind === "formatted" || form.kind === "picture";
	return (
		<div
			class={["hub-field", `hub-field-${form.kind}`]}
			data-path={path}
			{...(isGroup
				? { role: "group", "aria-labelledby": `${id}-label`, "aria-describedby": described, tabindex: -1, id }
				: {})}
		>
			{isGroup ? (
				<span class="hub-label" id={`${id}-label`}>
					{heading}
				</span>
			) : (
				<label class="hub-label" for={id}>
					{heading}
				</label>
			)}
			<ValueInput
				form={form}
				value={value}
				isRequired={isRequired}
				id={id}
				described={described}
				invalid={problem !== undefined}
				onChange={(next: unknown, isStep?: boolean) => onChange(next, isStep ? undefined : pathTo(context.id, path))}
			/>
			{below}
		</div>
	);
};
ValueField.props = ["field", "value", "path", "context", "onChange"];
