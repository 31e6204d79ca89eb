/** @jsxImportSource #vue */

import { computed, defineComponent, inject, onMounted, type PropType, type Ref, ref, watch } from "vue";
import { Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import "./event-desk.css";
import { useDeskTexts } from "./messages.ts";
import { countNotified, newsOf, type Subject } from "./news.ts";
import { useNews } from "./read-news.ts";

export const EventNews = defineComponent({
	props: {
		/** Whether the next save tells people; nothing counts as true. */
		value: { type: Boolean as PropType<boolean | null>, default: null },
		primaryKey: { type: [String, Number], default: "+" },
		disabled: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		const t = useDeskTexts();
		const formats = useFormats();
		/** The form as it stands, unsaved edits with it; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const news = useNews(() => String(props.primaryKey));
		const read = () => {
			if (props.primaryKey !== "+") news.read();
		};
		onMounted(read);
		// A save moves the second on.
		watch([() => props.primaryKey, () => values.value.date_updated], read);

		const isSilent = () => props.value === false;
		const next = computed(() => {
			const { known } = news;
			if (!known.value) return undefined;
			const found = newsOf(known.value.stored, values.value, Date.now());
			if (!found) return undefined;
			const count = countNotified(found, known.value.notified, values.value.locale);
			return { ...found, ...count, count: count.seated + count.waiting };
		});
		const subject = (about: Subject): string =>
			({ date: t("aboutDate"), mode: t("aboutMode"), place: t("aboutPlace"), access: t("aboutAccess") })[about];
		const effect = (): string | undefined => {
			if (next.value === undefined || next.value.count === 0) return undefined;
			const { kind, about, count, seated, waiting } = next.value;
			if (kind === "cancelled") return t("cancelling", { count, seated, waiting });
			if (kind === "revived") return t("reviving", { count, seated, waiting });
			if (isSilent()) return t("silent", { about: formats.list(about.map(subject)) });
			const minutes = news.known.value?.notified.minutes ?? 0;
			const after = minutes === 0 ? t("tellNow") : t("tellAfter", { count: minutes });
			return [t("telling", { count, seated, waiting, about: formats.list(about.map(subject)) }), after].join(" ");
		};
		const waiting = (): string | undefined => {
			const due = news.known.value?.notified.due;
			return due && !next.value ? t("waitingNews", { time: formats.time(new Date(due)) }) : undefined;
		};
		return () => {
			const said = effect() ?? waiting();
			return (
				<div class="hub-event-desk">
					<div role="status" aria-label={t("newsTitle")}>
						{said !== undefined && <Notice type={next.value ? "warning" : "info"}>{{ default: () => said }}</Notice>}
					</div>
					{next.value?.kind === "changed" && next.value.count > 0 && (
						<label class="hub-event-silent">
							<input
								type="checkbox"
								checked={isSilent()}
								disabled={props.disabled}
								onChange={({ target }) => {
									if (target instanceof HTMLInputElement) emit("input", !target.checked);
								}}
							/>
							{t("silently")}
						</label>
					)}
				</div>
			);
		};
	},
});
