/** @jsxImportSource #vue */

import { computed, defineComponent, nextTick, type PropType, ref, shallowRef, watch } from "vue";
import { RouterLink } from "vue-router";
import { type Choice, type ChoiceQuery, MAX_VALUES } from "../../../../src/entries/choice.ts";
import "../blocks/blocks.css";
import { moveItem, removeAt } from "../blocks/list-changes.ts";
import { keepFocus, RowButtons, Tool } from "../blocks/row-buttons.tsx";
import { Icon } from "../studio/studio-components.ts";
import { ChoiceLabel } from "./choice-label.tsx";
import { Combobox } from "./combobox.tsx";
import { useChoiceTexts } from "./messages.ts";
import { queryFor, useChoices } from "./read-choices.ts";

/** Editor of the entries that another one refers to: search, open, remove and sort. */
export const EntryList = defineComponent({
	props: {
		/** Stored values of the chosen entries, in order. */
		values: { type: Array as PropType<readonly string[]>, required: true },
		/** True if at most one entry can be chosen. */
		single: Boolean,
		collection: { type: String, required: true },
		by: { type: String as PropType<ChoiceQuery["by"]>, default: "id" },
		locale: { type: String as PropType<string | undefined>, default: undefined },
		anyLanguage: Boolean,
		id: { type: String, required: true },
		label: { type: String as PropType<string | undefined>, default: undefined },
		describedBy: { type: String as PropType<string | undefined>, default: undefined },
		invalid: Boolean,
		disabled: Boolean,
	},
	emits: { change: (_values: readonly string[]) => true },
	setup(props, { emit }) {
		const { t } = useChoiceTexts();
		const { choices } = useChoices();
		const root = ref<HTMLElement>();
		const [text, announced] = [ref(""), ref("")];
		const known = shallowRef<ReadonlyMap<string, Choice>>(new Map());
		const state = ref<"loading" | "ready" | "failed">("loading");
		const query = computed(() => queryFor(props.by, props.collection, props.anyLanguage, props.locale));
		const addKnown = (more: readonly Choice[]): void => {
			known.value = new Map([...known.value, ...more.map((choice): [string, Choice] => [choice.value, choice])]);
		};
		watch(
			() => [props.values, query.value] as const,
			async ([values, latestQuery], before) => {
				if (before && JSON.stringify(before[1]) !== JSON.stringify(latestQuery)) known.value = new Map();
				const unknown = values.filter((value) => !known.value.has(value));
				if (unknown.length === 0) return;
				// Chosen entries are shown even if the form has no language.
				const response = await choices({
					by: props.by,
					collection: props.collection,
					...latestQuery,
					values: unknown.slice(0, MAX_VALUES),
				});
				if (latestQuery !== query.value) return;
				state.value = response ? "ready" : "failed";
				addKnown(response?.choices ?? []);
			},
			{ immediate: true },
		);
		const nameOf = (value = "") => known.value.get(value)?.name || value;
		const focus = (selector: string): void =>
			void nextTick(() => root.value?.querySelector<HTMLElement>(selector)?.focus());
		const choose = (choice: Choice): void => {
			addKnown([choice]);
			text.value = "";
			announced.value = t("chosen", { name: choice.name });
			emit("change", props.single ? [choice.value] : [...props.values, choice.value]);
			// The combobox disappears with the choice.
			if (props.single) focus("li > button");
		};
		const removeEntry = (at: number): void => {
			announced.value = t("takenOut", { name: nameOf(props.values[at]) });
			emit("change", removeAt(props.values, at));
			const left = props.values.length - 1;
			focus(left === 0 ? "input" : `li:nth-child(${Math.min(at, left - 1) + 1}) > button`);
		};
		const move = (from: number, to: number): void => {
			announced.value = t("moved", { name: nameOf(props.values[from]), place: to + 1, count: props.values.length });
			emit("change", moveItem(props.values, from, to));
			keepFocus();
		};
		const row = (value: string, at: number) => {
			const choice = known.value.get(value);
			const name = nameOf(value);
			return (
				<li key={value}>
					{choice ? (
						<ChoiceLabel choice={choice} withLanguage={props.anyLanguage} />
					) : (
						<span class="hub-choice-words">{state.value === "ready" ? `${value}: ${t("gone")}` : t("loading")}</span>
					)}
					{props.values.length > 1 && (
						<RowButtons
							name={name}
							at={at}
							count={props.values.length}
							disabled={props.disabled}
							fixed
							onMove={(to) => move(at, to)}
						/>
					)}
					{choice && (
						<RouterLink
							class="hub-tool"
							to={`/content/${choice.collection}/${choice.id}`}
							target="_blank"
							aria-label={t("open", { name })}
							title={t("open", { name })}
						>
							{{ default: () => <Icon name="open_in_new" small /> }}
						</RouterLink>
					)}
					<Tool icon="close" label={t("takeOut", { name })} disabled={props.disabled} onClick={() => removeEntry(at)} />
				</li>
			);
		};
		return () => (
			<div ref={root} class="hub-entries">
				{props.values.length > 0 && <ol aria-label={props.label}>{props.values.map(row)}</ol>}
				{!(props.single && props.values.length > 0) && (
					<Combobox
						text={text.value}
						query={query.value}
						without={props.values}
						id={props.id}
						label={props.label}
						describedBy={props.describedBy}
						invalid={props.invalid}
						disabled={props.disabled || !query.value}
						placeholder={t(query.value ? "title" : "language")}
						onWrite={(next) => {
							text.value = next;
						}}
						onChoose={choose}
						onLeave={() => {
							text.value = "";
						}}
					/>
				)}
				<p role="status" class="hub-unseen">
					{announced.value}
				</p>
				{state.value === "failed" && <p>{t("unread")}</p>}
			</div>
		);
	},
});
