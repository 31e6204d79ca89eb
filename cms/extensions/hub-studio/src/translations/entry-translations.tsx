/** @jsxImportSource #vue */

import { isLocale, LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, type Ref, ref, shallowRef, watch } from "vue";
import { RouterLink, useRouter } from "vue-router";
import type { EntryLanguage } from "../../../hub-server/desk/outdated.ts";
import { useForms } from "../studio/form-fields.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { visibilityOf } from "../visibility/visibility.ts";
import { useTranslationTexts } from "./messages.ts";
import { useTranslations } from "./read-translations.ts";
import { commonFields } from "./translated-fields.ts";
import "./translations.css";
import "../studio/unseen.css";

export const EntryTranslations = defineComponent({
	props: {
		collection: { type: String, required: true },
		primaryKey: { type: [String, Number], default: "+" },
		disabled: Boolean,
	},
	setup(props) {
		const t = useTranslationTexts();
		const formats = useFormats();
		const translations = useTranslations();
		const router = useRouter();
		const { fieldsOf } = useForms();
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const languages = shallowRef<readonly EntryLanguage[]>();
		const state = ref<"loading" | "ready" | "failed">("loading");
		const problem = ref("");

		/** Labels of the fields that all languages of an entry share. */
		const shared = computed(() => {
			const names = new Set(commonFields(props.collection));
			return fieldsOf(props.collection).flatMap(({ name, label }) => (names.has(name) ? [label] : []));
		});

		const id = () => String(props.primaryKey);
		const read = async (): Promise<void> => {
			if (props.primaryKey === "+") return;
			languages.value = await translations.read(props.collection, id());
			state.value = languages.value ? "ready" : "failed";
		};
		watch([() => props.primaryKey, () => values.value.date_updated], read, { immediate: true });

		const attempt = async (refused: "refused" | "refused.create", act: () => Promise<void>): Promise<void> => {
			problem.value = "";
			await act().catch((error: unknown) => {
				problem.value = t(refused, { reason: reasonOf(error) });
			});
		};
		const create = (locale: string) =>
			attempt("refused.create", async () => {
				const translation = await translations.create(props.collection, id(), locale);
				await router.push(`/hub-translate/${props.collection}/${id()}/${translation}`);
			});
		const mark = (one: EntryLanguage) =>
			attempt("refused", async () => {
				await translations.markCurrent(props.collection, one);
				await read();
			});

		const visibilityText = ({ status, publishAt, unpublishAt }: EntryLanguage): string => {
			const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
			const row = { status, publish_at: iso(publishAt), unpublish_at: iso(unpublishAt) };
			const visibility = visibilityOf(row, Date.now());
			return visibility.kind === "scheduled"
				? t("status.scheduled", { date: formats.moment(new Date(visibility.at)) })
				: t(`status.${visibility.kind}`);
		};
		/** Label of an action, with the language for screen readers. */
		const actionLabel = (act: "beside" | "create" | "mark" | "open", language: string) => (
			<>
				{t(act)}
				<span class="hub-unseen"> ({language})</span>
			</>
		);
		const line = (locale: string) => {
			const language = formats.language(locale);
			const found = languages.value?.find((one) => one.locale === locale);
			const own = languages.value?.find((one) => one.id === id());
			if (!found)
				return (
					<li key={locale}>
						<span>
							<strong>{language}</strong> {t("missing")}
						</span>
						{!props.disabled && own && (
							<Button small onClick={() => void create(locale)}>
								{{ default: () => actionLabel("create", language) }}
							</Button>
						)}
					</li>
				);
			const age =
				found.outdatedSince === null
					? t("current")
					: t("outdated", { date: formats.moment(new Date(found.outdatedSince)) });
			return (
				<li key={locale}>
					<span class={found.outdatedSince === null ? undefined : "hub-outdated"}>
						<strong>{language}</strong> {visibilityText(found)}, {age}
					</span>
					<RouterLink to={`/hub-translate/${props.collection}/${id()}/${found.id}`}>
						{{ default: () => actionLabel("beside", language) }}
					</RouterLink>
					<RouterLink to={`/content/${props.collection}/${found.id}`}>
						{{ default: () => actionLabel("open", language) }}
					</RouterLink>
					{found.outdatedSince !== null && !props.disabled && (
						<Button small secondary onClick={() => void mark(found)}>
							{{ default: () => actionLabel("mark", language) }}
						</Button>
					)}
				</li>
			);
		};
		return () => {
			const own = languages.value?.find((one) => one.id === id())?.locale ?? values.value.locale;
			if (props.primaryKey === "+" || !isLocale(own)) return undefined;
			return (
				<section class="hub-translations" aria-label={t("title")}>
					<div role="status">
						{problem.value && <Notice type="danger">{{ default: () => problem.value }}</Notice>}
						{state.value === "failed" && t("failed")}
					</div>
					{state.value === "ready" && <ul>{LOCALE_CODES.filter((locale) => locale !== own).map(line)}</ul>}
					{(languages.value ?? []).length > 1 && shared.value.length > 0 && (
						<details>
							<summary>{t("shared", { count: shared.value.length })}</summary>
							{formats.list(shared.value)}
						</details>
					)}
				</section>
			);
		};
	},
});
