/** @jsxImportSource #vue */

import { isLocale } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, type Ref, ref } from "vue";
import { useForms } from "../studio/form-fields.ts";
import { LinkChoice } from "./link-choice.tsx";

/** The address of a link, in Studio's form. */
export const LinkField = defineComponent({
	props: {
		value: { type: String, default: null },
		collection: { type: String, required: true },
		field: { type: String, required: true },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		/** The form as it stands, unsaved edits with it; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const { fieldsOf, fieldLabel } = useForms();
		const fields = fieldsOf(props.collection);
		const locale = computed(() => (isLocale(values.value.locale) ? values.value.locale : undefined));
		return () => (
			<LinkChoice
				value={props.value ?? ""}
				id={`hub-link-${props.collection}-${props.field}`}
				label={fieldLabel(props.collection, props.field)}
				disabled={props.disabled || props.nonEditable}
				anyLanguage={!fields.some(({ name }) => name === "locale")}
				{...(locale.value === undefined ? {} : { locale: locale.value })}
				onChange={(href: string) => emit("input", href === "" ? null : href)}
			/>
		);
	},
});
