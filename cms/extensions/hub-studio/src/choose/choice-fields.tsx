/** @jsxImportSource #vue */

import { isLocale } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, type PropType, type Ref, ref } from "vue";
import { useForms } from "../studio/form-fields.ts";
import { useStartLanguage } from "../visibility/start-language.ts";
import { EntryList } from "./entry-list.tsx";
import { LinkChoice } from "./link-choice.tsx";

const fieldProps = {
	collection: { type: String, required: true as const },
	primaryKey: { type: [String, Number], default: undefined },
	field: { type: String, required: true as const },
	disabled: Boolean,
	nonEditable: Boolean,
};

/** Returns the language of the form. A new entry starts in the language of the list that it was opened from. */
function useFormLanguage(props: { readonly collection: string; readonly primaryKey?: string | number | undefined }) {
	const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
	const startLanguage = useStartLanguage();
	return computed(() => {
		const { locale } = values.value;
		if (isLocale(locale)) return locale;
		return props.primaryKey === "+" && (locale ?? null) === null ? startLanguage.of(props.collection) : undefined;
	});
}

/** Field for one entry by its id, or several by their translation keys. */
export const EntryField = defineComponent({
	inheritAttrs: false,
	props: {
		...fieldProps,
		/** Key, entry that Studio has loaded, or list of keys. */
		value: { type: [String, Object, Array] as PropType<string | { id?: string } | string[] | null>, default: null },
		/** Collection whose translation keys are stored. Default: the field is a relation. */
		entries: { type: String, default: undefined },
		/** Filter of a relation. Default: entries of all languages. */
		filter: { type: Object, default: undefined },
	},
	emits: ["input"],
	setup(props, { emit }) {
		const locale = useFormLanguage(props);
		const field = useForms()
			.fieldsOf(props.collection)
			.find(({ name }) => name === props.field);
		const chosen = computed(() =>
			[props.value].flat().flatMap((one) => (typeof one === "string" ? one : one?.id) || []),
		);
		const isList = props.entries !== undefined;
		return () => (
			<EntryList
				values={chosen.value}
				single={!isList}
				collection={props.entries ?? field?.target ?? ""}
				by={isList ? "translation_key" : "id"}
				locale={locale.value}
				anyLanguage={!isList && props.filter === undefined}
				id={`hub-entry-${props.field}`}
				label={field?.label}
				disabled={props.disabled || props.nonEditable}
				onChange={(next) => emit("input", isList && next.length > 0 ? next : (next[0] ?? null))}
			/>
		);
	},
});

/** Field for the address of a link. */
export const LinkField = defineComponent({
	inheritAttrs: false,
	props: { ...fieldProps, value: { type: String, default: null } },
	emits: ["input"],
	setup(props, { emit }) {
		const locale = useFormLanguage(props);
		const { fieldsOf, fieldLabel } = useForms();
		const anyLanguage = !fieldsOf(props.collection).some(({ name }) => name === "locale");
		return () => (
			<LinkChoice
				value={props.value ?? ""}
				id={`hub-link-${props.collection}-${props.field}`}
				label={fieldLabel(props.collection, props.field)}
				disabled={props.disabled || props.nonEditable}
				anyLanguage={anyLanguage}
				locale={locale.value}
				onChange={(href) => emit("input", href === "" ? null : href)}
			/>
		);
	},
});
