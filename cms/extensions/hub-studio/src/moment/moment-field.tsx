/** @jsxImportSource #vue */

import { zoneName } from "@hub/shared-contracts/language/date-text";
import { computed, defineComponent, inject, type Ref, ref, watch } from "vue";
import { useForms } from "../studio/form-fields.ts";
import { TextField } from "../studio/studio-components.ts";
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
		/** The text of the input while the editor types. */
		const typed = ref<string>();
		const skipped = ref("");
		const shown = computed(() => typed.value ?? toLocalInput(props.value, zone.value));
		const update = ({ value, validity }: HTMLInputElement): void => {
			typed.value = value;
			skipped.value = "";
			// While a year is typed, the value is 0002, 0020, 0203.
			if (value !== "" && !validity.valid) return;
			const stored = fromLocalInput(value, zone.value);
			if (toLocalInput(stored, zone.value) !== value) skipped.value = value.slice(-5);
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
				<div class="hub-moment">
					<TextField
						type="datetime-local"
						min="1900-01-01T00:00"
						max="9999-12-31T23:59"
						step={60}
						aria-label={fieldLabel(props.collection, props.field)}
						aria-describedby={id}
						disabled={props.disabled || props.nonEditable}
						modelValue={shown.value}
						onInput={({ target }: Event) => {
							if (target instanceof HTMLInputElement) update(target);
						}}
						onBlur={() => {
							typed.value = undefined;
						}}
					/>
					<p id={id}>{zoneNote()}</p>
					<p role="status">
						{skipped.value &&
							t("skipped", { time: skipped.value, instead: toLocalInput(props.value, zone.value).slice(-5) })}
					</p>
				</div>
			);
		};
	},
});
