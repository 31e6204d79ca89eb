/** @jsxImportSource #vue */

import { computed, defineComponent, inject, onMounted, type PropType, type Ref, ref, watch } from "vue";
import { Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import "./event-desk.css";
import { countNotified, eventChangeOf, type Subject } from "./event-change.ts";
import { useDeskTexts } from "./messages.ts";
import { useEventState } from "./use-event-state.ts";

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
		const nextChange = computed(() => {
			const state = event.state.value;
			if (!state) return undefined;
			const change = eventChangeOf(state.stored, values.value, Date.now());
			if (!change) return undefined;
			const count = countNotified(change, state.notified, values.value.locale);
			return { ...change, ...count, count: count.seated + count.waiting };
		});
		const subject = (about: Subject): string =>
			({ date: t("aboutDate"), mode: t("aboutMode"), place: t("aboutPlace"), access: t("aboutAccess") })[about];
		const effectOfSave = (): string | undefined => {
			if (nextChange.value === undefined || nextChange.value.count === 0) return undefined;
			const { kind, about, count, seated, waiting } = nextChange.value;
			if (kind === "cancelled") return t("cancelling", { count, seated, waiting });
			if (kind === "revived") return t("reviving", { count, seated, waiting });
			if (isSilent()) return t("silent", { about: formats.list(about.map(subject)) });
			const minutes = event.state.value?.notified.minutes ?? 0;
			const timing = minutes === 0 ? t("mailedNow") : t("mailedAfter", { count: minutes });
			return [t("changing", { count, seated, waiting, about: formats.list(about.map(subject)) }), timing].join(" ");
		};
		const pendingMail = (): string | undefined => {
			const due = event.state.value?.notified.due;
			return due && !nextChange.value ? t("pending", { time: formats.time(new Date(due)) }) : undefined;
		};
		return () => {
			const message = effectOfSave() ?? pendingMail();
			return (
				<div class="hub-event-desk">
					<div role="status" aria-label={t("noticeTitle")}>
						{message !== undefined && (
							<Notice type={nextChange.value ? "warning" : "info"}>{{ default: () => message }}</Notice>
						)}
					</div>
					{nextChange.value?.kind === "changed" && nextChange.value.count > 0 && (
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
