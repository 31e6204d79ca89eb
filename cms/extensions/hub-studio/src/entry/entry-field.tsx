/** @jsxImportSource #vue */

import { collections } from "@hub/content-model/collections/collections";
import { isLocale } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, type Ref, ref } from "vue";
import { useForms } from "../studio/form-fields.ts";
import { useStartLanguage } from "../visibility/start-language.ts";
import { EntryList } from "./entry-list.tsx";

/** An entry by its id, or several by their translation keys, in the language of the form. */
export const EntryField = defineComponent({
	// Studio hands over everything that it knows of a field.
	inheritAttrs: false,
	props: {
		collection: { type: String, required: true },
		primaryKey: { type: [String, Number], default: undefined },
		field: { type: String, required: true },
		value: { type: [String, Object, Array], default: null },
		/** The collection whose keys are listed; none: the field is a relation. */
		entries: { type: String, default: undefined },
		/** What the relation offers; none: entries of all languages. */
		filter: { type: Object, default: undefined },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		const { fieldsOf } = useForms();
		/** The form as it stands; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const start = useStartLanguage();
		/** A new entry has no language before its first edit, and gets that one then. */
		const locale = computed(() => {
			const { locale: written } = values.value;
			if (isLocale(written)) return written;
			return props.primaryKey === "+" && (written ?? null) === null ? start.of(props.collection) : undefined;
		});
		const target = computed(
			() =>
				props.entries ??
				collections.find(({ collection }) => collection === props.collection)?.fields[props.field]?.relation?.to ??
				"",
		);
		const chosen = computed((): readonly string[] => {
			const { value } = props;
			if (Array.isArray(value)) return value.filter((one) => typeof one === "string");
			if (typeof value === "string") return value === "" ? [] : [value];
			return typeof value?.id === "string" ? [value.id] : [];
		});
		const isList = () => props.entries !== undefined;
		return () => {
			const label = fieldsOf(props.collection).find(({ name }) => name === props.field)?.label;
			return (
				<EntryList
					values={chosen.value}
					single={!isList()}
					collection={target.value}
					by={isList() ? "translation_key" : "id"}
					{...(locale.value === undefined ? {} : { locale: locale.value })}
					anyLanguage={!isList() && props.filter === undefined}
					id={`hub-entry-${props.field}`}
					{...(label === undefined ? {} : { label })}
					disabled={props.disabled || props.nonEditable}
					onChange={(next: readonly string[]) => emit("input", isList() ? (next.length > 0 ? next : null) : (next[0] ?? null))}
				/>
			);
		};
	},
});
