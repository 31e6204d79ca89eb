/** @jsxImportSource #vue */

import { computed, defineComponent, inject, onMounted, type Ref, ref, watch } from "vue";
import { useEntryNames } from "../studio/entry-names.ts";
import { putIntoForm } from "../studio/form-edits.ts";
import { type FormField, useForms } from "../studio/form-fields.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { ChangedField } from "./changed-field.tsx";
import "./history.css";
import { useHistoryTexts } from "./messages.ts";
import { type ShownRevision, useHistory } from "./read-history.ts";
import { restoring } from "./revisions.ts";
import type { ValueWords } from "./value-text.ts";

/** How many fields a sentence names; the others are counted. */
const MOST_NAMED = 3;

export const EntryHistory = defineComponent({
	props: {
		collection: { type: String, required: true },
		primaryKey: { type: [String, Number], default: "+" },
		disabled: Boolean,
	},
	emits: ["setFieldValue"],
	setup(props, { emit }) {
		const t = useHistoryTexts();
		const formats = useFormats();
		const { fieldsOf } = useForms();
		const names = useEntryNames();
		/** The form as it stands, unsaved edits with it; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const fields = computed(() => fieldsOf(props.collection));
		const byName = computed(() => new Map(fields.value.map((field) => [field.name, field])));
		const fieldNames = computed(() => fields.value.map(({ name }) => name));
		const isNew = () => props.primaryKey === "+";
		const history = useHistory(
			props.collection,
			() => String(props.primaryKey),
			() => fieldNames.value,
		);
		const said = ref("");

		onMounted(() => {
			if (!isNew()) void history.read();
		});
		// A save moves this on, and with it the history.
		watch([() => props.primaryKey, () => values.value.date_updated], () => {
			if (!isNew()) void history.read();
		});
		watch(history.shown, (shown) => {
			for (const { name, target } of fields.value) {
				const keys = shown.flatMap(({ changes }) =>
					changes.flatMap(({ field, before, after }) => (field === name ? [before, after] : [])),
				);
				if (target) void names.read(target, keys.filter((key) => typeof key === "string" || typeof key === "number").map(String));
			}
		});

		const sentence = ({ revision, changes }: ShownRevision): string => {
			const name = revision.by || t("product");
			if (revision.kind === "created") return t("created", { name });
			if (changes.length === 0) return t("saved", { name });
			const labels = changes.map(({ field }) => t("field", { name: byName.value.get(field)?.label ?? field }));
			const rest = labels.length - MOST_NAMED;
			if (rest > 1) return t("changedMore", { name, fields: labels.slice(0, MOST_NAMED).join(", "), count: rest });
			return t("changed", { name, fields: formats.list(labels) });
		};
		const wordsOf = (field: FormField | undefined): ValueWords => ({
			yes: t("yes"),
			no: t("no"),
			moment: formats.moment,
			choice: (value) => field?.choices.get(value) ?? (field?.target ? names.nameOf(field.target, value) : undefined),
		});
		const restore = async ({ revision }: ShownRevision): Promise<void> => {
			const edits = restoring(revision, values.value, fieldNames.value);
			await putIntoForm(edits, (edit) => emit("setFieldValue", edit));
			said.value = t(edits.length > 0 ? "restored" : "restoredSame", { date: formats.moment(revision.at) });
		};
		const entry = (shown: ShownRevision, at: number) => (
			<li key={shown.revision.id}>
				<details>
					<summary>
						{sentence(shown)} <time datetime={shown.revision.at.toISOString()}>{formats.moment(shown.revision.at)}</time>
					</summary>
					{shown.changes.length > 0 && (
						<dl>
							{shown.changes.map((change) => {
								const field = byName.value.get(change.field);
								return (
									<ChangedField key={change.field} change={change} label={field?.label ?? change.field} words={wordsOf(field)} />
								);
							})}
						</dl>
					)}
					{at > 0 && !props.disabled && (
						<Button secondary small onClick={() => void restore(shown)}>
							{{ default: () => t("restore") }}
						</Button>
					)}
				</details>
			</li>
		);
		return () => (
			<section class="hub-history" aria-label={t("title")}>
				<h2 class="type-label">{t("title")}</h2>
				<div role="status">{said.value && <Notice type="info">{{ default: () => said.value }}</Notice>}</div>
				{isNew() && <p>{t("new")}</p>}
				{!isNew() && history.state.value === "failed" && (
					<Notice type="warning">{{ default: () => t("failed", { reason: history.reason.value }) }}</Notice>
				)}
				{!isNew() && history.state.value === "loading" && history.shown.value.length === 0 && <p>{t("loading")}</p>}
				{history.state.value === "ready" && history.shown.value.length === 0 && <p>{t("none")}</p>}
				<ol>{history.shown.value.map(entry)}</ol>
				{history.hasMore.value && (
					<Button secondary small onClick={() => void history.more()}>
						{{ default: () => t("more") }}
					</Button>
				)}
			</section>
		);
	},
});
