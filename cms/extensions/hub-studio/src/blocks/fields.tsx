/** @jsxImportSource #vue */

// Fields of a block: properties with label, hint and problem, lists of items, and values without a form. They contain
// each other, so they are in one file.

import {
	defineComponent,
	type FunctionalComponent,
	nextTick,
	type PropType,
	reactive,
	ref,
	shallowRef,
	watch,
} from "vue";
import { JsonField } from "../json/json-field.tsx";
import { Button, Icon, Notice } from "../studio/studio-components.ts";
import type { FieldForm, ValueForm } from "./block-forms.ts";
import { summaryOf } from "./block-summary.ts";
import { useDraggedRows } from "./drag-rows.ts";
import { type BlockContext, type Change, useEditing } from "./editing.ts";
import { duplicateAt, insertAt, keysOf, moveItem, removeAt, replaceAt, withProperty } from "./list-changes.ts";
import { emptyValue } from "./new-block.ts";
import { pathTo } from "./problems.ts";
import { firstField, Handle, RowButtons } from "./row-buttons.tsx";
import { tableOf } from "./table-cells.ts";
import { TableField } from "./table-field.tsx";
import { ValueInput } from "./value-input.tsx";

interface ObjectFieldsProps {
	readonly object: Readonly<Record<string, unknown>>;
	readonly fields: readonly FieldForm[];
	/** Properties that are edited elsewhere. */
	readonly without?: readonly string[];
	readonly path: string;
	readonly context: BlockContext;
	readonly onChange: Change<Record<string, unknown>>;
}

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

interface ValueFieldProps {
	readonly field: FieldForm;
	readonly value: unknown;
	readonly path: string;
	readonly context: BlockContext;
	readonly onChange: Change;
}

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
				<ObjectFields
					// A value of this form that is not a list is an object.
					object={object as Record<string, unknown>}
					fields={form.fields}
					path={path}
					context={context}
					onChange={onChange}
				/>
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

type ListForm = Extract<ValueForm, { kind: "list" }>;

let lastKey = 0;
const nextKey = () => ++lastKey;

/** Items of a list in a block. Objects open one by one; texts are listed one below the other. */
const ItemList = defineComponent({
	props: {
		list: { type: Array as PropType<readonly unknown[]>, required: true },
		form: { type: Object as PropType<ListForm>, required: true },
		name: { type: String, required: true },
		path: { type: String, required: true },
		context: { type: Object as PropType<BlockContext>, required: true },
		onChange: { type: Function as PropType<Change<readonly unknown[]>>, required: true },
	},
	setup(props) {
		const { texts, isDisabled } = useEditing();
		const keys = shallowRef<readonly number[]>(props.list.map(nextKey));
		const open = reactive(new Set<number>());
		watch(
			() => props.list,
			(next, before) => {
				keys.value = keysOf(next, { list: before, keys: keys.value }, nextKey);
			},
			{ flush: "sync" },
		);
		const move = (from: number, to: number) => props.onChange(moveItem(props.list, from, to));
		const drag = useDraggedRows(move);
		const root = ref<HTMLElement>();
		const rowAt = (at: number) => root.value?.querySelectorAll(":scope > ol > li")[at];
		const add = async () => {
			props.onChange(insertAt(props.list, props.list.length, emptyValue(props.form.item)));
			// The key exists once the form has passed the changed list back.
			await nextTick();
			const key = keys.value.at(-1);
			if (key !== undefined) open.add(key);
			await nextTick();
			firstField(rowAt(props.list.length - 1))?.focus();
		};
		/**
		 * Removes an item. The focus moves to the next row, or to the button that adds one, because the pressed button
		 * disappears.
		 */
		const remove = async (at: number) => {
			props.onChange(removeAt(props.list, at));
			await nextTick();
			const next = rowAt(Math.min(at, props.list.length - 1)) ?? root.value;
			next?.querySelector<HTMLElement>(".hub-toggle, input, textarea, .hub-add button")?.focus();
		};
		const row = (item: unknown, at: number) => {
			const { form, context, list } = props;
			const path = pathTo(props.path, at);
			const key = keys.value[at] ?? -1;
			const name = texts.t("numberOf", { name: texts.itemName(nameOfItems(), props.name), place: at + 1 });
			const isObject = form.item.kind === "object" && typeof item === "object" && item !== null;
			const isOpen = open.has(key);
			const change: Change = (value, of) => props.onChange(replaceAt(list, at, value), of);
			const hasProblem = context.problemAt(path) !== undefined || context.problemAt(`${path}.*`) !== undefined;
			return (
				<li key={key} class={["hub-item", drag.stateOf(at) && `hub-row-${drag.stateOf(at)}`]}>
					<div class="hub-row-head">
						{!isDisabled() && <Handle label={texts.t("drag")} onStart={(event) => drag.start(event, at)} />}
						{isObject ? (
							<button
								type="button"
								class="hub-toggle"
								aria-expanded={isOpen}
								onClick={() => {
									if (!open.delete(key)) open.add(key);
								}}
							>
								<Icon name={isOpen ? "expand_more" : "chevron_right"} small />
								<span class="hub-kind">{name}</span>
								<span class="hub-summary">{summaryOf(item)}</span>
								{hasProblem && <Icon name="error" small />}
							</button>
						) : (
							<ValueField
								field={{ name, isRequired: true, form: form.item, about: undefined }}
								value={item}
								path={path}
								context={context}
								onChange={change}
							/>
						)}
						<RowButtons
							name={name}
							at={at}
							count={list.length}
							disabled={isDisabled()}
							fixed={form.min === form.max}
							onMove={(to) => move(at, to)}
							onDuplicate={() => props.onChange(duplicateAt(list, at))}
							onDelete={() => void remove(at)}
						/>
					</div>
					{isObject && isOpen && form.item.kind === "object" && (
						<ObjectFields
							// Checked by `isObject`.
							object={item as Record<string, unknown>}
							fields={form.item.fields}
							path={path}
							context={context}
							onChange={change}
						/>
					)}
				</li>
			);
		};
		const nameOfItems = () => (props.name === "items" ? props.context.type : "");
		return () => (
			<div class="hub-items" ref={root}>
				{props.list.length > 0 && <ol data-rows>{props.list.map(row)}</ol>}
				{props.form.min !== props.form.max && (
					<Button
						class="hub-add"
						small
						secondary
						disabled={isDisabled() || (props.form.max !== undefined && props.list.length >= props.form.max)}
						onClick={() => void add()}
					>
						{{ default: () => texts.t("addItem", { name: texts.itemName(nameOfItems(), props.name) }) }}
					</Button>
				)}
			</div>
		);
	},
});

interface UnknownValueProps {
	readonly about: string;
	readonly value: unknown;
	readonly onChange: Change;
}

/** Value without a form, editable as JSON. */
export const UnknownValue: FunctionalComponent<UnknownValueProps> = ({ about, value, onChange }) => (
	<div class="hub-unknown">
		<Notice type="info">{{ default: () => about }}</Notice>
		{typeof value === "object" && value !== null ? (
			<JsonField value={value} disabled={useEditing().isDisabled()} onInput={(next: unknown) => onChange(next)} />
		) : (
			<pre>{JSON.stringify(value)}</pre>
		)}
	</div>
);
UnknownValue.props = ["about", "value", "onChange"];
