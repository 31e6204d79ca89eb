/** @jsxImportSource #vue */

import { nameField } from "@hub/shared-contracts/collections/collection";
import { collections } from "@hub/shared-contracts/collections/collections";
import { isLocale } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, type Ref, ref, shallowRef, watch } from "vue";
import { RouterLink } from "vue-router";
import { z } from "zod";
import { useEntryNames } from "../studio/entry-names.ts";
import { useForms } from "../studio/form-fields.ts";
import { useEntryTexts } from "./messages.ts";
import "./entry.css";
import { useContentService } from "../studio/content-service.ts";

/** Most entries that are offered. There are a few dozen of those that are chosen this way. */
const MOST = 500;

const offered = z.object({ data: z.array(z.looseObject({ id: z.string(), status: z.string() })) });
type Offer = z.infer<typeof offered>["data"][number];

export const EntryField = defineComponent({
	props: {
		collection: { type: String, required: true },
		field: { type: String, required: true },
		value: { type: [String, Object], default: null },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		const t = useEntryTexts();
		const api = useContentService();
		const { fieldsOf, nameOf, templateOf } = useForms();
		const names = useEntryNames();
		/** The form as it stands; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const locale = computed(() => (isLocale(values.value.locale) ? values.value.locale : undefined));
		const target = computed(
			() => collections.find(({ collection }) => collection === props.collection)?.fields[props.field]?.relation?.to ?? "",
		);
		const chosen = computed(() => (typeof props.value === "string" ? props.value : ""));
		const offers = shallowRef<readonly Offer[]>([]);
		const state = ref<"waiting" | "loading" | "ready" | "failed">("waiting");

		watch(
			[locale, target],
			async () => {
				if (locale.value === undefined) return;
				state.value = "loading";
				const filter = JSON.stringify({ locale: { _eq: locale.value }, status: { _neq: "archived" } });
				const response = await api
					.get<unknown>(`/items/${target.value}`, {
						params: {
							filter,
							fields: ["id", "status", nameField({ template: templateOf(target.value) ?? "" })].join(),
							limit: MOST,
						},
					})
					.catch(() => undefined);
				const read = offered.safeParse(response?.data).data?.data;
				offers.value = read ?? [];
				state.value = read ? "ready" : "failed";
			},
			{ immediate: true },
		);
		/** The entry that is chosen though it is not offered: archived, or of another language. */
		const other = computed(() => (chosen.value && !offers.value.some(({ id }) => id === chosen.value) ? chosen.value : undefined));
		watch([other, state], () => other.value && state.value === "ready" && void names.read(target.value, [other.value]), {
			immediate: true,
		});

		const choices = computed(() =>
			offers.value
				.map((offer) => {
					const name = nameOf(target.value, offer);
					return { id: offer.id, name: offer.status === "published" ? name : t("draft", { name }) };
				})
				.toSorted((one, next) => one.name.localeCompare(next.name)),
		);
		const note = (): string | undefined => {
			if (locale.value === undefined) return t("language");
			if (state.value === "failed") return t("failed");
			return state.value === "loading" ? t("loading") : undefined;
		};
		return () => (
			<div class="hub-entry">
				<div class="hub-entry-row">
					<select
						aria-label={fieldsOf(props.collection).find(({ name }) => name === props.field)?.label}
						disabled={props.disabled || props.nonEditable || locale.value === undefined}
						value={chosen.value}
						onChange={({ target: select }) => {
							if (select instanceof HTMLSelectElement) emit("input", select.value || null);
						}}
					>
						<option value="">{t("none")}</option>
						{other.value !== undefined && <option value={other.value}>{names.nameOf(target.value, other.value)}</option>}
						{choices.value.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
					{chosen.value && <RouterLink to={`/content/${target.value}/${chosen.value}`}>{{ default: () => t("open") }}</RouterLink>}
				</div>
				<p role="status">{note()}</p>
			</div>
		);
	},
});
