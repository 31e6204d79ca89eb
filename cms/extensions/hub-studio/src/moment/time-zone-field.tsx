/** @jsxImportSource #vue */

import { momentOf } from "@hub/content-model/cms/row";
import { fullDate, timeSpan } from "@hub/shared-contracts/language/date-text";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { isTimeZone } from "@hub/shared-contracts/language/wall-clock";
import { defineComponent, inject, type PropType, type Ref, ref, watch } from "vue";
import { putIntoForm } from "../studio/form-edits.ts";
import { DropdownField } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { moveToZone, zoneOr } from "./local-input.ts";
import { useMomentTexts } from "./messages.ts";
import "./moment.css";

/** The time zone of an event in Studio's form, with its dates as visitors read them. */
export const TimeZoneField = defineComponent({
	props: {
		value: { type: String, default: null },
		field: { type: String, required: true },
		choices: {
			type: Array as PropType<readonly { readonly text: string; readonly value: string }[]>,
			default: () => [],
		},
		placeholder: { type: String, default: "" },
		/** The fields of the form that hold the moments of this zone. */
		start: { type: String, required: true },
		end: { type: String, required: true },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["setFieldValue"],
	setup(props, { emit }) {
		const t = useMomentTexts();
		const formats = useFormats();
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		/** The time zone that the form's times belong to. */
		const zone = ref(zoneOr(props.value));
		const movedTo = ref("");
		watch(
			() => props.value,
			(next) => {
				if (next !== movedTo.value) movedTo.value = "";
				zone.value = next ? zoneOr(next, zone.value) : zoneOr(next);
			},
		);
		/** Changes the zone and keeps the local times, because editors mean the clock at the event. */
		const choose = async (next: string | null): Promise<void> => {
			const [from, to] = [zone.value, next ? zoneOr(next, zone.value) : zoneOr(next)];
			const times = [props.start, props.end].filter((field) => momentOf(values.value[field]) !== undefined);
			const moved =
				from === to ? [] : times.map((field) => ({ field, value: moveToZone(values.value[field], from, to) }));
			await putIntoForm(
				[{ field: props.field, value: next }, ...moved],
				(edit) => emit("setFieldValue", edit),
				({ field, value }) => values.value[field] === value,
			);
			if (moved.length > 0) movedTo.value = to;
		};
		const visitorDates = () => {
			const [start, end] = [momentOf(values.value[props.start]), momentOf(values.value[props.end])];
			if (start === undefined || end === undefined || end <= start || !isTimeZone(props.value ?? "")) return undefined;
			const [from, to] = [new Date(start).toISOString(), new Date(end).toISOString()];
			return (
				<>
					<p>{t("visitors")}</p>
					<dl>
						{LOCALE_CODES.map((code) => (
							<div key={code}>
								<dt>{formats.language(code)}</dt>
								<dd lang={code}>{`${fullDate(from, code, zone.value)}, ${timeSpan(from, to, code, zone.value)}`}</dd>
							</div>
						))}
					</dl>
				</>
			);
		};
		return () => (
			<div class="hub-moment">
				<DropdownField
					value={props.value}
					choices={props.choices}
					placeholder={props.placeholder}
					allowOther
					disabled={props.disabled}
					nonEditable={props.nonEditable}
					onInput={(next: string | null) => void choose(next)}
				/>
				<div role="status">
					{movedTo.value && <p>{t("moved", { zone: movedTo.value.replaceAll("_", " ") })}</p>}
					{visitorDates()}
				</div>
			</div>
		);
	},
});
