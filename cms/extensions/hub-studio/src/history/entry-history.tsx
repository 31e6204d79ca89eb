/** @jsxImportSource #vue */

import { computed, defineComponent, inject, onMounted, type Ref, reactive, ref, watch } from "vue";
import { z } from "zod";
import { type FieldEdit, putIntoForm } from "../studio/form-edits.ts";
import { useForms } from "../studio/form-fields.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { ChangedWords } from "./changed-words.tsx";
import { StateComparison } from "./comparison.tsx";
import { useFieldWords } from "./field-words.ts";
import "./history.css";
import { useHistoryTexts } from "./messages.ts";
import { type ShownRevision, useHistory } from "./read-history.ts";
import { isSame, keyOf } from "./same-value.ts";

/** How many fields a sentence names; the others are counted. */
const MAX_NAMED = 3;

const draft = z.looseObject({ id: z.string(), date_updated: z.string().nullish() }).nullable();

export const EntryHistory = defineComponent({
	props: {
		collection: { type: String, required: true },
		primaryKey: { type: [String, Number], default: "+" },
		/** Studio's own version of the entry that is being edited; none for the entry itself. */
		version: { type: Object, default: null },
		disabled: Boolean,
		/** Whether it is only looked at: a published entry that has a draft. */
		nonEditable: Boolean,
	},
	emits: ["setFieldValue"],
	setup(props, { emit }) {
		const t = useHistoryTexts();
		const formats = useFormats();
		const { fieldsOf, listingsOf } = useForms();
		/** The form as it stands, unsaved edits with it; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const fields = computed(() => fieldsOf(props.collection));
		const byName = computed(() => new Map(fields.value.map((field) => [field.name, field])));
		const labelOf = (field: string) => byName.value.get(field)?.label ?? field;
		const version = computed(() => draft.safeParse(props.version).data ?? undefined);
		const isNew = () => props.primaryKey === "+";
		const isReadOnly = () => props.disabled || props.nonEditable;
		const hasDraft = () => props.nonEditable && !props.version;
		const history = useHistory({
			collection: props.collection,
			item: () => String(props.primaryKey),
			// A draft has no id before Studio stored it.
			version: () => (version.value?.id === "+" ? undefined : version.value?.id),
			fields: () => fields.value,
		});
		const { wordsOf, readNames, isGone } = useFieldWords((name) => byName.value.get(name));
		const open = reactive(new Set<number>());

		onMounted(() => {
			if (!isNew()) void history.read();
		});
		// A save moves these on, and with them the history.
		watch(
			[() => props.primaryKey, () => version.value?.id, () => version.value?.date_updated, () => values.value.date_updated],
			() => {
				if (!isNew()) void history.read();
			},
		);
		watch(history.shown, (shown) => {
			readNames(shown.flatMap(({ changes }) => changes));
			shown.forEach(({ revision }, at) => {
				if (open.has(revision.id)) void readComparison(at);
			});
		});

		const compared = (at: number) => history.compared(at, values.value, isGone);
		/** Reads what a comparison shows besides what is there already. */
		const readComparison = async (at: number): Promise<void> => {
			if (compared(at).unknown.length > 0) await history.readOlder();
			readNames(compared(at).differing);
		};
		const toggled = (id: number, at: number, event: Event): void => {
			if (!(event.target instanceof HTMLDetailsElement)) return;
			if (!event.target.open) open.delete(id);
			else if (!open.has(id)) {
				open.add(id);
				void readComparison(at);
			}
		};
		const isHeld = ({ field, value }: FieldEdit): boolean => isSame(keyOf(values.value[field]), keyOf(value));
		const put = async (edits: readonly FieldEdit[]): Promise<readonly string[]> => {
			await putIntoForm(edits, (edit) => emit("setFieldValue", edit), isHeld);
			return edits.filter(isHeld).map(({ field }) => field);
		};

		const sentence = ({ revision, changes }: ShownRevision): string => {
			const name = revision.by || t("product");
			if (revision.kind === "created") return t("created", { name });
			if (changes.length === 0) return t("saved", { name });
			const labels = changes.map(({ field }) => t("field", { name: labelOf(field) }));
			const rest = labels.length - MAX_NAMED;
			if (rest > 1) return t("changedMore", { name, fields: labels.slice(0, MAX_NAMED).join(", "), count: rest });
			return t("changed", { name, fields: formats.list(labels) });
		};
		const entry = (shown: ShownRevision, at: number) => (
			<li key={shown.revision.id}>
				<details onToggle={(event) => toggled(shown.revision.id, at, event)}>
					<summary>
						{shown.revision.version === undefined ? sentence(shown) : t("inDraft", { sentence: sentence(shown) })}{" "}
						<time datetime={shown.revision.at.toISOString()}>{formats.moment(shown.revision.at)}</time>
					</summary>
					{shown.changes.length > 0 && (
						<dl>
							{shown.changes.map((change) => (
								<div key={change.field}>
									<dt>{labelOf(change.field)}</dt>
									<dd>
										<ChangedWords change={change} words={wordsOf(change.field)} />
									</dd>
								</div>
							))}
						</dl>
					)}
					{open.has(shown.revision.id) && hasDraft() && <p class="hub-stays">{t("hasDraft")}</p>}
					{open.has(shown.revision.id) && !isReadOnly() && (
						<StateComparison
							comparison={compared(at)}
							at={shown.revision.at}
							listings={listingsOf(props.collection)}
							labelOf={labelOf}
							wordsOf={wordsOf}
							isDraft={() => Boolean(props.version)}
							put={put}
						/>
					)}
				</details>
			</li>
		);
		return () => (
			<section class="hub-history" aria-label={t("title")}>
				<h2 class="type-label">{t("title")}</h2>
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
