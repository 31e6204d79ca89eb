/** @jsxImportSource #vue */

import { originalOf } from "@hub/content-model/cms/translation-age";
import { computed, defineComponent, ref, shallowRef, watch } from "vue";
import { onBeforeRouteLeave, RouterLink } from "vue-router";
import { z } from "zod";
import type { EntryLanguage } from "../../../hub-server/desk/outdated.ts";
import { HubPage } from "../frame/hub-page.tsx";
import { useContentService } from "../studio/content-service.ts";
import { useForms } from "../studio/form-fields.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button, EntryForm, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useUnsavedWarning } from "../studio/unsaved-warning.ts";
import { ChangedText, UntranslatedNote } from "./field-notes.tsx";
import { useTranslationTexts } from "./messages.ts";
import { OtherLinks } from "./other-links.tsx";
import { useTranslations } from "./read-translations.ts";
import { commonFields, translatedFields } from "./translated-fields.ts";
import "./translations.css";
import { editsSince } from "./edits-since.ts";

const entry = z.object({ data: z.looseObject({ id: z.string(), locale: z.string() }) });
type Entry = z.infer<typeof entry>["data"];
type Edits = Readonly<Record<string, unknown>>;
/** Unpublished edits of the entry in Studio's own form. */
const versions = z.object({ data: z.array(z.object({ delta: z.record(z.string(), z.unknown()).nullable() })) });

/** Original and translation, field beside field. The translation can be edited and saved. */
export const TranslatePage = defineComponent({
	props: {
		collection: { type: String, required: true },
		original: { type: String, required: true },
		translation: { type: String, required: true },
	},
	setup(props) {
		const t = useTranslationTexts();
		const formats = useFormats();
		const api = useContentService();
		const translations = useTranslations();
		const { fieldsOf, studioFields, nameOf } = useForms();
		const [original, translation] = [shallowRef<Entry>(), shallowRef<Entry>()];
		/** State of the translation; undefined if it is unknown. */
		const translated = shallowRef<EntryLanguage>();
		/** True if the left entry is the original of the right one. Editors can also open them the other way round. */
		const isLeftOriginal = ref(false);
		const edits = shallowRef<Edits>({});
		const state = ref<"loading" | "ready" | "failed">("loading");
		const [saved, problem] = [ref(""), ref("")];
		const hasDraft = ref(false);
		const isSaving = ref(false);
		const isEdited = computed(() => Object.keys(edits.value).length > 0);

		const fetchEntry = async (id: string): Promise<Entry> =>
			entry.parse((await api.get<unknown>(`/items/${props.collection}/${id}`)).data).data;
		/**
		 * True if the entry's form holds unpublished changes, which would overwrite this page's edits when they are
		 * published.
		 */
		const isInDraft = async (id: string): Promise<boolean> => {
			const filter = JSON.stringify({
				collection: { _eq: props.collection },
				item: { _eq: id },
				key: { _eq: "draft" },
			});
			const answer = await api
				.get<unknown>("/versions", { params: { filter, fields: "delta" } })
				.catch(() => undefined);
			return (versions.safeParse(answer?.data).data?.data ?? []).some(
				({ delta }) => delta !== null && Object.keys(delta).length > 0,
			);
		};
		const readState = async (): Promise<void> => {
			const languages = await translations.read(props.collection, props.translation);
			translated.value = languages?.find(({ id }) => id === props.translation);
			isLeftOriginal.value = originalOf(languages ?? [])?.id === props.original;
		};
		watch(
			() => [props.collection, props.original, props.translation],
			async () => {
				state.value = "loading";
				try {
					[original.value, translation.value, hasDraft.value] = await Promise.all([
						fetchEntry(props.original),
						fetchEntry(props.translation),
						isInDraft(props.translation),
						readState(),
					]);
					edits.value = {};
					state.value = "ready";
				} catch {
					state.value = "failed";
				}
			},
			{ immediate: true },
		);

		const save = async (more: Edits): Promise<void> => {
			[saved.value, problem.value, isSaving.value] = ["", "", true];
			const [sent, before] = [edits.value, translation.value ?? {}];
			try {
				const response = await api.patch<unknown>(`/items/${props.collection}/${props.translation}`, {
					...sent,
					...more,
				});
				translation.value = entry.parse(response.data).data;
				edits.value = editsSince(sent, edits.value, before);
				saved.value = more.status === "published" ? t("savedPublished") : t("saved");
				void readState();
			} catch (error) {
				problem.value = reasonOf(error);
			} finally {
				isSaving.value = false;
			}
		};

		useUnsavedWarning(() => isEdited.value);
		onBeforeRouteLeave(() => !isEdited.value || window.confirm(t("leave")));

		const labelOf = (name: string): string =>
			fieldsOf(props.collection).find((field) => field.name === name)?.label ?? name;
		/** Sentence that lists the original's changed fields. */
		const describeChanges = ({ outdatedSince, changes }: EntryLanguage): string | undefined => {
			if (outdatedSince === null) return undefined;
			if (changes === null) return t("changes.unknown");
			return t("changes", { fields: formats.list(changes.map(({ field }) => labelOf(field))) });
		};
		const pair = (first: Entry, second: Entry, name: string) => {
			const fields = studioFields(props.collection, [name]);
			const change = translated.value?.changes?.find(({ field }) => field === name);
			const written = name in edits.value ? edits.value[name] : second[name];
			return (
				<div class="hub-translate-pair" key={name} data-pair={name}>
					<div>
						<div lang={first.locale}>
							<EntryForm fields={fields} initialValues={first} primaryKey={first.id} disabled nonEditable />
						</div>
						{change && <ChangedText change={change} label={labelOf(name)} locale={first.locale} />}
					</div>
					<div>
						<div lang={second.locale}>
							<EntryForm
								fields={fields}
								initialValues={second}
								modelValue={edits.value}
								primaryKey={second.id}
								onUpdate:modelValue={(next) => {
									edits.value = next ?? {};
									saved.value = "";
								}}
							/>
						</div>
						<OtherLinks value={written} locale={second.locale} />
						{isLeftOriginal.value && (
							<UntranslatedNote field={name} original={first[name]} translation={written} locale={first.locale} />
						)}
					</div>
				</div>
			);
		};
		/** Filled-in fields that both languages share. They are edited in either entry's own form. */
		const sharedFields = (first: Entry) => {
			const filled = commonFields(props.collection).filter((name) => !isEmpty(first[name]));
			if (filled.length === 0) return undefined;
			return (
				<section class="hub-translate-common" aria-labelledby="hub-translate-common">
					<h2 id="hub-translate-common" class="type-label">
						{t("common")}
					</h2>
					<p>{t("common.note")}</p>
					<EntryForm
						fields={studioFields(props.collection, filled, "half")}
						initialValues={first}
						primaryKey={first.id}
						disabled
						nonEditable
					/>
				</section>
			);
		};
		const actions = (second: Entry) => (
			<>
				<RouterLink class="hub-translate-entry" to={`/content/${props.collection}/${second.id}`}>
					{{ default: () => t("entry") }}
				</RouterLink>
				<Button small secondary disabled={!isEdited.value || isSaving.value} onClick={() => void save({})}>
					{{ default: () => t("save") }}
				</Button>
				{second.status !== "published" && (
					<Button small disabled={isSaving.value} onClick={() => void save({ status: "published" })}>
						{{ default: () => t("publish") }}
					</Button>
				)}
			</>
		);
		return () => {
			const [first, second] = [original.value, translation.value];
			const ready = state.value === "ready" && first && second ? { first, second } : undefined;
			const notice = translated.value && describeChanges(translated.value);
			return (
				<HubPage title={t("translate", { name: ready ? nameOf(props.collection, ready.first) : "…" })} icon="translate">
					{{
						actions: () => ready && actions(ready.second),
						default: () => (
							<div class="hub-translate">
								<div role="status">
									{state.value === "loading" && t("loading")}
									{state.value === "failed" && t("notLoaded")}
									{ready && hasDraft.value && <Notice type="warning">{{ default: () => t("inDraft") }}</Notice>}
									{ready && notice && <Notice type="info">{{ default: () => notice }}</Notice>}
									{problem.value && (
										<Notice type="danger">{{ default: () => t("refused", { reason: problem.value }) }}</Notice>
									)}
									{saved.value && <Notice type="success">{{ default: () => saved.value }}</Notice>}
								</div>
								{ready && (
									<>
										<div class="hub-translate-pairs">
											<div class="hub-translate-pair hub-translate-heads">
												<span>{t("original", { language: formats.language(ready.first.locale) })}</span>
												<span>{t("translation", { language: formats.language(ready.second.locale) })}</span>
											</div>
											{translatedFields(props.collection).map((name) => pair(ready.first, ready.second, name))}
										</div>
										{sharedFields(ready.first)}
									</>
								)}
							</div>
						),
					}}
				</HubPage>
			);
		};
	},
});

function isEmpty(value: unknown): boolean {
	return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
