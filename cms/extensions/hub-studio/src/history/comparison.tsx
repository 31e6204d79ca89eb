/** @jsxImportSource #vue */

import { computed, defineComponent, nextTick, type PropType, reactive, ref, useId } from "vue";
import type { FieldEdit } from "../studio/form-edits.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { ChangedWords } from "./changed-words.tsx";
import type { Comparison } from "./earlier-state.ts";
import { useHistoryTexts } from "./messages.ts";
import type { ValueWords } from "./value-text.ts";
import "./history.css";

/** An earlier state beside the form: what differs, and what of it is put back. */
export const StateComparison = defineComponent({
	props: {
		comparison: { type: Object as PropType<Comparison>, required: true },
		at: { type: Date, required: true },
		/** Labels of fields that list other entries, of which no earlier state is known. */
		listings: { type: Array as PropType<readonly string[]>, required: true },
		labelOf: { type: Function as PropType<(field: string) => string>, required: true },
		wordsOf: { type: Function as PropType<(field: string) => ValueWords>, required: true },
		/** Whether the form stores what is written as a draft. */
		isDraft: { type: Function as PropType<() => boolean>, required: true },
		/** Puts values into the form. @returns the fields that hold them now */
		put: { type: Function as PropType<(edits: readonly FieldEdit[]) => Promise<readonly string[]>>, required: true },
	},
	setup(props) {
		const t = useHistoryTexts();
		const formats = useFormats();
		const id = useId();
		const root = ref<HTMLElement>();
		const leftOut = reactive(new Set<string>());
		const said = ref<readonly string[]>([]);
		/** What the form held before; empty where there is nothing to undo. */
		const before = ref<readonly FieldEdit[]>([]);
		const isBusy = ref(false);
		const chosen = computed(() => props.comparison.differing.filter(({ field }) => !leftOut.has(field)));

		const named = (fields: readonly string[]) => formats.list(fields.map((field) => t("field", { name: props.labelOf(field) })));
		/** What was pressed may be gone: the keyboard goes on at what follows from it. */
		const focus = (selector: string) =>
			void nextTick(() => root.value?.querySelector<HTMLElement>(`${selector} button`)?.focus({ preventScroll: true }));
		const put = async (): Promise<void> => {
			const changes = chosen.value;
			isBusy.value = true;
			said.value = [];
			const held = await props.put(changes.map(({ field, after }) => ({ field, value: after })));
			const missed = changes.map(({ field }) => field).filter((field) => !held.includes(field));
			before.value = changes.filter(({ field }) => held.includes(field)).map((one) => ({ field: one.field, value: one.before }));
			said.value = [
				...(held.length > 0 ? [t("put", { count: held.length, date: formats.moment(props.at), fields: named(held) })] : []),
				...(missed.length > 0 ? [t("missed", { fields: named(missed) })] : []),
				...(held.length > 0 ? [t(props.isDraft() ? "storedAsDraft" : "notStored")] : []),
			];
			isBusy.value = false;
			focus(".hub-undo");
		};
		const undo = async (): Promise<void> => {
			const edits = before.value;
			isBusy.value = true;
			const held = await props.put(edits);
			const missed = edits.map(({ field }) => field).filter((field) => !held.includes(field));
			before.value = [];
			said.value = missed.length > 0 ? [t("missed", { fields: named(missed) })] : [t("undone")];
			isBusy.value = false;
			focus(".hub-put");
		};
		const stays = computed(() => {
			const { unknown, gone } = props.comparison;
			return [
				...(gone.length > 0 ? [t("gone", { fields: named(gone) })] : []),
				...(unknown.length > 0 ? [t("unknown", { fields: named(unknown) })] : []),
				...(props.listings.length > 0
					? [t("listings", { fields: formats.list(props.listings.map((name) => t("field", { name }))) })]
					: []),
			];
		});
		const row = (change: Comparison["differing"][number]) => {
			const { field } = change;
			return (
				<li key={field}>
					<label>
						<input
							type="checkbox"
							checked={!leftOut.has(field)}
							disabled={isBusy.value}
							aria-describedby={`${id}-${field}`}
							onChange={() => {
								if (!leftOut.delete(field)) leftOut.add(field);
							}}
						/>
						{props.labelOf(field)}
					</label>
					<p id={`${id}-${field}`}>
						<ChangedWords change={change} words={props.wordsOf(field)} />
					</p>
				</li>
			);
		};
		const small = { secondary: true, small: true };
		return () => (
			<div class="hub-comparison" ref={root}>
				{props.comparison.differing.length > 0 ? (
					<fieldset>
						<legend>{t("compared")}</legend>
						<ul>{props.comparison.differing.map(row)}</ul>
						<div class="hub-put">
							<Button {...small} disabled={chosen.value.length === 0 || isBusy.value} onClick={() => void put()}>
								{{ default: () => (chosen.value.length === 0 ? t("choose") : t("restore", { count: chosen.value.length })) }}
							</Button>
						</div>
					</fieldset>
				) : (
					said.value.length === 0 && <p>{t("same")}</p>
				)}
				{stays.value.map((sentence) => (
					<p key={sentence} class="hub-stays">
						{sentence}
					</p>
				))}
				<div role="status">{said.value.length > 0 && <Notice type="info">{{ default: () => said.value.join(" ") }}</Notice>}</div>
				{before.value.length > 0 && (
					<div class="hub-undo">
						<Button {...small} disabled={isBusy.value} onClick={() => void undo()}>
							{{ default: () => t("undo") }}
						</Button>
					</div>
				)}
			</div>
		);
	},
});
