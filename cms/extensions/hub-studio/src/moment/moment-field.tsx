/** @jsxImportSource #vue */

import { zoneName } from "@hub/shared-contracts/language/date-text";
import { computed, defineComponent, inject, type Ref, ref, watch } from "vue";
import { useForms } from "../studio/form-fields.ts";
import { DateField } from "../studio/inputs.tsx";
import { useLocale } from "../studio/texts.ts";
import { fromLocalInput, toLocalInput, zoneOr } from "./local-input.ts";
import { useMomentTexts } from "./messages.ts";
import "./moment.css";

/** A moment in Studio's form, in the time zone that the form names or in the site's. */
export const MomentField = defineComponent({
	props: {
		value: { type: String, default: null },
		collection: { type: String, required: true },
		field: { type: String, required: true },
		/** The field of the form that holds the time zone. Default: the site's time zone. */
		zone: { type: String, default: "" },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		const t = useMomentTexts();
		const locale = useLocale();
		const { fieldLabel } = useForms();
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const zone = ref(zoneOr(values.value[props.zone]));
		// While a zone is being typed, the last valid one stays.
		watch(
			() => values.value[props.zone],
			(next) => {
				zone.value = next ? zoneOr(next, zone.value) : zoneOr(next);
			},
		);
		const skipped = ref("");
		const shown = computed(() => toLocalInput(props.value, zone.value));
		const update = (value: string): void => {
			const stored = fromLocalInput(value, zone.value);
			skipped.value = toLocalInput(stored, zone.value) === value ? "" : value.slice(-5);
			emit("input", stored);
		};
		const zoneNote = (): string => {
			const at = new Date(props.value ?? Date.now());
			const name = Number.isNaN(at.getTime()) ? "" : ` (${zoneName(at.toISOString(), locale(), zone.value)})`;
			return t("in", { zone: zone.value.replaceAll("_", " ") }) + name;
		};
		return () => {
			const id = `hub-moment-${props.collection}-${props.field}`;
			return (
				<fieldset class="hub-moment" aria-label={fieldLabel(props.collection, props.field)} aria-describedby={id}>
					<DateField
						type="dateTime"
						disabled={props.disabled}
						nonEditable={props.nonEditable}
						value={shown.value && `${shown.value}:00`}
						onInput={(next: string | null) => update(next?.slice(0, 16) ?? "")}
					/>
					<p id={id}>{zoneNote()}</p>
					<p role="status">{skipped.value && t("skipped", { time: skipped.value, instead: shown.value.slice(-5) })}</p>
				</fieldset>
			);
		};
	},
});
