/** @jsxImportSource #vue */

import { defineComponent, inject, type Ref, ref, shallowRef } from "vue";
import type { LaunchProblem } from "../../../hub-server/launches/launches-table.ts";
import type { LastPublication } from "../../../hub-server/launches/take-back.ts";
import { useLaunches } from "../launches/read-launches.ts";
import { useContentService } from "../studio/content-service.ts";
import { type FieldEdit, putIntoForm } from "../studio/form-edits.ts";
import { useForms } from "../studio/form-fields.ts";
import { personName } from "../studio/person.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { type EarlierState, editsTo, isSame, parseStates, statesQuery } from "./earlier-states.ts";
import "./history.css";
import { useHistoryTexts } from "./messages.ts";

export const EntryHistory = defineComponent({
	props: {
		collection: { type: String, required: true },
		primaryKey: { type: [String, Number], default: "+" },
		/** Studio's own version of the entry that is being edited; none for the entry itself. */
		version: { type: Object, default: null },
		disabled: Boolean,
		/** True if the form only shows the entry: a published one that has a draft. */
		nonEditable: Boolean,
	},
	emits: ["setFieldValue"],
	setup(props, { emit }) {
		const [t, formats, api, forms] = [useHistoryTexts(), useFormats(), useContentService(), useForms()];
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const states = shallowRef<readonly EarlierState[]>([]);
		/** The form's values before a state was put back. */
		const before = shallowRef<readonly FieldEdit[]>([]);
		const message = ref("");
		const launches = useLaunches();
		/** The last publication, if it can be undone. */
		const last = shallowRef<LastPublication | null>(null);
		const entry = () => ({ collection: props.collection, id: String(props.primaryKey) });
		const problemsOf = (problems: readonly LaunchProblem[]) => problems.flatMap(({ messages }) => messages).join(" ");
		const fieldNames = (fields: readonly string[]) =>
			formats.list(fields.map((name) => t("field", { name: forms.fieldLabel(props.collection, name) })));

		/** Reads the states each time the section is opened, because others save meanwhile. */
		const toggle = async (event: Event): Promise<void> => {
			if (!(event.target instanceof HTMLDetailsElement) || !event.target.open) return;
			// Studio gives a draft the id `+` until it is stored.
			const id = props.version?.id === "+" ? undefined : props.version?.id;
			const params = statesQuery(props.collection, String(props.primaryKey), id);
			const response = await api.get<unknown>("/revisions", { params }).catch(() => undefined);
			states.value = response ? parseStates(response.data) : [];
			message.value = response ? "" : t("failed");
			last.value = props.version || props.disabled ? null : await launches.lastPublication(entry()).catch(() => null);
		};
		const undoPublication = async ({ revision, fields, status }: LastPublication): Promise<void> => {
			const sure = t(status === "published" ? "publication.sure" : "publication.sureDraft", {
				fields: fieldNames(fields),
			});
			if (!window.confirm(sure)) return;
			try {
				const outcome = await launches.undo(entry(), revision);
				// The form reads the entry only when it opens.
				if (outcome.kind === "done") window.location.reload();
				else message.value = outcome.kind === "refused" ? problemsOf(outcome.problems) : t("publication.over");
			} catch (error) {
				message.value = reasonOf(error);
			}
		};
		const isInForm = ({ field, value }: FieldEdit): boolean => isSame(values.value[field], value);
		const put = async (edits: readonly FieldEdit[], describe: (fields: string) => string): Promise<void> => {
			before.value = edits.map(({ field }) => ({ field, value: values.value[field] ?? null }));
			await putIntoForm(edits, (edit) => emit("setFieldValue", edit), isInForm);
			const missed = edits.filter((edit) => !isInForm(edit)).map(({ field }) => field);
			message.value =
				missed.length > 0
					? t("missed", { fields: fieldNames(missed) })
					: describe(fieldNames(edits.map(({ field }) => field)));
		};
		const restore = (state: EarlierState, date: string): void => {
			const writable = forms.fieldsOf(props.collection).map(({ name }) => name);
			const stored = t(props.version ? "storedAsDraft" : "notStored");
			void put(editsTo(state, values.value, writable), (fields) =>
				fields ? `${t("put", { date, fields })} ${stored}` : t("same"),
			);
		};
		const undo = async (): Promise<void> => {
			await put(before.value, () => t("undone"));
			before.value = [];
		};
		const row = (state: EarlierState) => {
			const name = personName(state.activity?.user) || t("product");
			const date = state.activity ? formats.moment(new Date(state.activity.timestamp)) : "";
			const fields = forms.fieldsOf(props.collection).filter((field) => field.name in (state.delta ?? {}));
			const changed = t("changed", {
				name,
				fields: formats.list(fields.map(({ label }) => t("field", { name: label }))),
			});
			return (
				<li key={state.id}>
					<span>
						<time>{date}</time> {state.version ? t("inDraft", { sentence: changed }) : changed}
					</span>
					{!props.disabled && !props.nonEditable && (
						<Button secondary small onClick={() => restore(state, date)}>
							{{ default: () => t("restore") }}
						</Button>
					)}
				</li>
			);
		};
		return () =>
			props.primaryKey === "+" ? undefined : (
				<details class="hub-history" onToggle={(event: Event) => void toggle(event)}>
					<summary class="type-label">{t("title")}</summary>
					{props.nonEditable && !props.version && <p>{t("hasDraft")}</p>}
					<div role="status">{message.value}</div>
					{before.value.length > 0 && (
						<Button secondary small onClick={() => void undo()}>
							{{ default: () => t("undo") }}
						</Button>
					)}
					{last.value && (
						<Button secondary small onClick={() => last.value && void undoPublication(last.value)}>
							{{ default: () => t("publication.undo") }}
						</Button>
					)}
					<ol>{states.value.map(row)}</ol>
				</details>
			);
	},
});
