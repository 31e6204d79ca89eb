/** @jsxImportSource #vue */

import { useApi } from "@directus/extensions-sdk";
import { computed, defineComponent, inject, type Ref, ref, shallowRef, watch } from "vue";
import { z } from "zod";
import { Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useStandingTexts } from "./messages.ts";
import "./standing.css";
import { useUses } from "../uses/read-uses.ts";
import { effectOf, type Standing, standingOf } from "./standing.ts";

/** How many entries are named that use one which is about to leave; the others are counted. */
const MOST_NAMED = 3;

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
		const readUses = useUses();
		/** What visitors see and uses this entry; read once it is about to leave. */
		const uses = shallowRef<readonly string[]>([]);

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
		const leaves = computed(() => !props.version && standing.value?.kind === "live" && formed.value.kind !== "live");
		watch(leaves, async () => {
			if (!leaves.value) return;
			const found = await readUses(props.collection, String(props.primaryKey));
			uses.value = (found ?? []).filter(({ status }) => status === "published").map(({ name }) => t("name", { name }));
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
			const names = leaves.value ? uses.value : [];
			const named = names.length === 0 ? "" : t("used", { count: names.length, names: formats.list(names.slice(0, MOST_NAMED)) });
			return (
				<div role="status" aria-label={t("title")}>
					<Notice type={leaves.value ? "warning" : standing.value?.kind === "live" ? "success" : "info"}>
						{{ default: () => <span class="hub-standing">{[told(standing.value), next, named].filter(Boolean).join(" ")}</span> }}
					</Notice>
				</div>
			);
		};
	},
});
