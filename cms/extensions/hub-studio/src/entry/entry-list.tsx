/** @jsxImportSource #vue */

import type { EntryChoice, ReferredBy } from "@hub/content-model/cms/entry-choice";
import { computed, defineComponent, nextTick, type PropType, ref, shallowRef, watch } from "vue";
import { RouterLink } from "vue-router";
import { moved, removed } from "../blocks/list-changes.ts";
import { useBlockTexts } from "../blocks/messages.ts";
import { RowButtons, Tool } from "../blocks/row-buttons.tsx";
import { Icon } from "../studio/studio-components.ts";
import "../blocks/blocks.css";
import { EntryFace } from "./entry-face.tsx";
import { EntrySearch } from "./entry-search.tsx";
import { useEntryTexts } from "./messages.ts";
import { useChoices } from "./read-choices.ts";

/**
 * Entries that another entry refers to, each with its picture: found by title, opened, taken out and, where there are several, put in
 * their order.
 */
export const EntryList = defineComponent({
	props: {
		/** What is stored of the chosen entries, in their order. */
		values: { type: Array as PropType<readonly string[]>, required: true },
		/** At most one is chosen. */
		single: Boolean,
		collection: { type: String, required: true },
		by: { type: String as PropType<ReferredBy>, default: "id" },
		locale: { type: String, default: undefined },
		anyLanguage: Boolean,
		id: { type: String, required: true },
		label: { type: String, default: undefined },
		describedBy: { type: String, default: undefined },
		invalid: Boolean,
		disabled: Boolean,
	},
	emits: { change: (_values: readonly string[]) => true },
	setup(props, { emit }) {
		const { t, aboutOf, pictureOf } = useEntryTexts();
		const buttons = useBlockTexts();
		const entries = useChoices();
		const root = ref<HTMLElement>();
		const said = ref("");
		const known = shallowRef<ReadonlyMap<string, EntryChoice>>(new Map());
		const isRead = ref(false);
		const failed = ref(false);
		const language = () => (props.anyLanguage ? undefined : props.locale);
		const know = (choices: readonly EntryChoice[]): void => {
			known.value = new Map([...known.value, ...choices.map((choice): [string, EntryChoice] => [choice.value, choice])]);
		};
		let asked = 0;
		watch(
			() => [props.collection, language(), props.values.join("\n")],
			async ([collection, locale], before) => {
				if (before && (before[0] !== collection || before[1] !== locale)) known.value = new Map();
				const unknown = props.values.filter((value) => !known.value.has(value));
				if (unknown.length === 0) return;
				asked += 1;
				const own = asked;
				const found = await entries.chosen({ collection: props.collection, by: props.by, locale: language() }, unknown);
				if (own !== asked) return;
				failed.value = found === undefined;
				isRead.value = true;
				if (found) know(found);
			},
			{ immediate: true },
		);
		const nameOf = (value: string) => known.value.get(value)?.name || value;
		const focus = (selector: string): void =>
			void nextTick(() => {
				const found = root.value?.querySelector<HTMLElement>(selector);
				found?.focus();
			});
		const choose = (choice: EntryChoice): void => {
			know([choice]);
			said.value = t("chosen", { name: choice.name });
			emit("change", props.single ? [choice.value] : [...props.values, choice.value]);
			// The field to search in is gone with the choice.
			if (props.single) focus(".hub-entry-end button");
		};
		const takeOut = (at: number): void => {
			const value = props.values[at];
			if (value === undefined) return;
			said.value = t("takenOut", { name: nameOf(value) });
			emit("change", removed(props.values, at));
			const left = props.values.length - 1;
			focus(left === 0 || props.single ? "input" : `li:nth-child(${Math.min(at, left - 1) + 1}) .hub-entry-end button`);
		};
		const move = (from: number, to: number): void => {
			const active = document.activeElement;
			said.value = t("moved", { name: nameOf(props.values[from] ?? ""), place: to + 1, count: props.values.length });
			emit("change", moved(props.values, from, to));
			// A row that is put elsewhere loses the keyboard, and so does a button that has nothing more to do.
			void nextTick(() => {
				if (!(active instanceof HTMLElement)) return;
				const isOver = active instanceof HTMLButtonElement && active.disabled;
				const next = isOver ? active.closest(".hub-row-buttons")?.querySelector("button:not(:disabled)") : active;
				if (next instanceof HTMLElement) next.focus();
			});
		};
		const row = (value: string, at: number) => {
			const choice = known.value.get(value);
			const name = nameOf(value);
			return (
				<li key={value} class="hub-entry-row">
					{choice ? (
						<EntryFace choice={choice} about={aboutOf(choice, props.anyLanguage)} picture={pictureOf(choice)} />
					) : (
						<>
							<span class="hub-entry-picture" aria-hidden="true">
								<Icon name={isRead.value && !failed.value ? "link_off" : "more_horiz"} />
							</span>
							<span class="hub-entry-words">
								<span class="hub-entry-name">{isRead.value ? value : t("loading")}</span>
								{isRead.value && !failed.value && <span class="hub-entry-about">{t("gone")}</span>}
							</span>
						</>
					)}
					{!props.single && props.values.length > 1 && (
						<RowButtons
							{...{ name, at, count: props.values.length, disabled: props.disabled, texts: buttons }}
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
					<span class="hub-entry-end">
						<Tool icon="close" label={t("takeOut", { name })} disabled={props.disabled} onClick={() => takeOut(at)} />
					</span>
				</li>
			);
		};
		const isFull = computed(() => props.single && props.values.length > 0);
		return () => (
			<div ref={root} class="hub-entry">
				{props.values.length > 0 && (
					<ol class="hub-entry-list" aria-label={props.label}>
						{props.values.map(row)}
					</ol>
				)}
				{!isFull.value && (
					<EntrySearch
						{...{ collection: props.collection, by: props.by, anyLanguage: props.anyLanguage, id: props.id }}
						{...(props.locale === undefined ? {} : { locale: props.locale })}
						{...(props.label === undefined ? {} : { label: props.label })}
						{...(props.describedBy === undefined ? {} : { describedBy: props.describedBy })}
						invalid={props.invalid}
						disabled={props.disabled}
						without={props.values}
						onChoose={choose}
					/>
				)}
				<p role="status" class="hub-unseen">
					{said.value}
				</p>
				{failed.value && <p>{t("unread")}</p>}
			</div>
		);
	},
});
