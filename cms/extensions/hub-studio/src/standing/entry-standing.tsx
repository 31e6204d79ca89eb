/** @jsxImportSource #vue */

import { useApi } from "@directus/extensions-sdk";
import { computed, defineComponent, inject, type Ref, ref, watch } from "vue";
import { z } from "zod";
import { Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useStandingTexts } from "./messages.ts";
import "./standing.css";
import { effectOf, type Standing, standingOf } from "./standing.ts";

const storedRow = z.object({ data: z.record(z.string(), z.unknown()) });

export const EntryStanding = defineComponent({
	props: {
		collection: { type: String, required: true },
		primaryKey: { type: [String, Number], default: "+" },
		/** Studio's own version of the entry that is being edited; none for the entry itself. */
		version: { type: Object, default: null },
	},
	setup(props) {
		const t = useStandingTexts();
		const formats = useFormats();
		const api = useApi();
		/** The form as it stands, unsaved edits with it; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const stored = ref<Readonly<Record<string, unknown>>>();

		watch(
			() => [props.primaryKey, values.value.date_updated],
			async () => {
				if (props.primaryKey === "+") return;
				const answer = await api.get<unknown>(`/items/${props.collection}/${props.primaryKey}`).catch(() => undefined);
				stored.value = storedRow.safeParse(answer?.data).data?.data;
			},
			{ immediate: true },
		);

		const now = Date.now();
		const standing = computed(() => stored.value && standingOf(stored.value, now));
		const formed = computed(() => standingOf(values.value, now));
		const isEdited = computed(() => {
			const was = stored.value;
			const isOther = (field: string) => JSON.stringify(was?.[field] ?? null) !== JSON.stringify(values.value[field] ?? null);
			return !was || Object.keys(values.value).some(isOther);
		});
		const told = (one: Standing | undefined): string => {
			if (!one) return t("new");
			if (one.kind === "live")
				return one.until === undefined ? t("live") : t("liveUntil", { date: formats.moment(new Date(one.until)) });
			if (one.kind === "scheduled") return t("scheduled", { date: formats.moment(new Date(one.at)) });
			if (one.kind === "over") return t("over", { date: formats.moment(new Date(one.since)) });
			return t(one.kind);
		};
		const effect = (): string | undefined => {
			if (props.version) return t("effect.version");
			const what = effectOf(standing.value, formed.value, isEdited.value);
			if (what === "nothing") return undefined;
			return t(`effect.${what}`, formed.value.kind === "scheduled" ? { date: formats.moment(new Date(formed.value.at)) } : {});
		};
		return () => {
			const next = effect();
			const leaves = !props.version && standing.value?.kind === "live" && formed.value.kind !== "live";
			return (
				<div role="status" aria-label={t("title")}>
					<Notice type={leaves ? "warning" : standing.value?.kind === "live" ? "success" : "info"}>
						{{ default: () => <span class="hub-standing">{[told(standing.value), next].filter(Boolean).join(" ")}</span> }}
					</Notice>
				</div>
			);
		};
	},
});
