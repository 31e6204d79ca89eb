/** @jsxImportSource #vue */

import { computed, defineComponent, inject, onMounted, type PropType, type Ref, ref, watch } from "vue";
import { Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import "./event-desk.css";
import { countNotified, eventChangeOf, type Subject } from "./event-change.ts";
import { useEventState } from "./event-state.ts";
import { useDeskTexts } from "./messages.ts";

export const ChangeNotice = defineComponent({
	props: {
		/** True or null if the next save notifies people. */
		value: { type: Boolean as PropType<boolean | null>, default: null },
		primaryKey: { type: [String, Number], default: "+" },
		disabled: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		const t = useDeskTexts();
		const formats = useFormats();
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const event = useEventState(() => String(props.primaryKey));
		const read = () => {
			if (props.primaryKey !== "+") event.read();
		};
		onMounted(read);
		// A save changes `date_updated`.
		watch([() => props.primaryKey, () => values.value.date_updated], read);

		const isSilent = () => props.value === false;
		const next = computed(() => {
			const { known } = event;
			if (!known.value) return undefined;
			const change = eventChangeOf(known.value.stored, values.value, Date.now());
			if (!change) return undefined;
			const count = countNotified(change, known.value.notified, values.value.locale);
			return { ...change, ...count, count: count.seated + count.waiting };
		});
		const subject = (about: Subject): string =>
			({ date: t("aboutDate"), mode: t("aboutMode"), place: t("aboutPlace"), access: t("aboutAccess") })[about];
		const effect = (): string | undefined => {
			if (next.value === undefined || next.value.count === 0) return undefined;
			const { kind, about, count, seated, waiting } = next.value;
			if (kind === "cancelled") return t("cancelling", { count, seated, waiting });
			if (kind === "revived") return t("reviving", { count, seated, waiting });
			if (isSilent()) return t("silent", { about: formats.list(about.map(subject)) });
			const minutes = event.known.value?.notified.minutes ?? 0;
			const after = minutes === 0 ? t("tellNow") : t("tellAfter", { count: minutes });
			return [t("telling", { count, seated, waiting, about: formats.list(about.map(subject)) }), after].join(" ");
		};
		const waiting = (): string | undefined => {
			const due = event.known.value?.notified.due;
			return due && !next.value ? t("waitingNews", { time: formats.time(new Date(due)) }) : undefined;
		};
		return () => {
			const message = effect() ?? waiting();
			return (
				<div class="hub-event-desk">
					<div role="status" aria-label={t("newsTitle")}>
						{message !== undefined && (
							<Notice type={next.value ? "warning" : "info"}>{{ default: () => message }}</Notice>
						)}
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
