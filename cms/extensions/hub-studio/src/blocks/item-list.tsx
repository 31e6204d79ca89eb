/** @jsxImportSource #vue */

import { defineComponent, nextTick, type PropType, reactive, ref, shallowRef, watch } from "vue";
import { Icon } from "../studio/studio-components.ts";
import type { ValueForm } from "./block-forms.ts";
import { pathTo } from "./block-problems.ts";
import { summaryOf } from "./block-summary.ts";
import { useDraggedRows } from "./drag-rows.ts";
import { type BlockContext, type Change, useEditing } from "./editing.ts";
import { firstField } from "./first-field.ts";
import { duplicateAt, insertAt, keysOf, moveItem, removeAt, replaceAt } from "./list-changes.ts";
import { emptyValue } from "./new-block.ts";
import { Handle, RowButtons } from "./row-buttons.tsx";

type ListForm = Extract<ValueForm, { kind: "list" }>;

let lastKey = 0;
const nextKey = () => ++lastKey;

/** Items of a list in a block. Objects open one by one; texts are listed one below the other. */
export const ItemList = defineComponent({
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
			next?.querySelector<HTMLElement>(".hub-toggle, input, textarea, .hub-add")?.focus();
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
							context.renderValue({
								field: { name, isRequired: true, form: form.item, about: undefined },
								value: item,
								path,
								context,
								onChange: change,
							})
						)}
						<RowButtons
							name={name}
							at={at}
							count={list.length}
							disabled={isDisabled()}
							fixed={form.min === form.max}
							texts={texts}
							onMove={(to) => move(at, to)}
							onDuplicate={() => props.onChange(duplicateAt(list, at))}
							onDelete={() => void remove(at)}
						/>
					</div>
					{isObject &&
						isOpen &&
						form.item.kind === "object" &&
						context.renderObject({
							// Checked by `isObject`.
							object: item as Record<string, unknown>,
							fields: form.item.fields,
							path,
							context,
							onChange: change,
						})}
				</li>
			);
		};
		const nameOfItems = () => (props.name === "items" ? props.context.type : "");
		return () => (
			<div class="hub-items" ref={root}>
				{props.list.length > 0 && <ol data-rows>{props.list.map(row)}</ol>}
				{props.form.min !== props.form.max && (
					<button
						type="button"
						class="hub-add"
						disabled={isDisabled() || (props.form.max !== undefined && props.list.length >= props.form.max)}
						onClick={add}
					>
						<Icon name="add" small />
						{texts.t("addItem", { name: texts.itemName(nameOfItems(), props.name) })}
					</button>
				)}
			</div>
		);
	},
});
