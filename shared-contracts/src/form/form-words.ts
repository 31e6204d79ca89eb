import type { FlatNamespace, ParseKeys, TFunction } from "i18next";
import type { MessageValues, Translate } from "../language/messages.ts";
import { type FieldOf, type FieldProblem, FORM_CONTROLS, type FormFields } from "./form.ts";

/** Fields that have a message of a kind: those with a hint, or required ones. */
type FieldsWith<Fields extends FormFields, Trait extends object> = {
	[Field in FieldOf<Fields>]: Fields[Field] extends Trait ? Field : never;
}[FieldOf<Fields>];

/** Message keys of a form. Every form has the same ones under its own prefix, so a missing text is a type error. */
export type FormKey<Prefix extends string, Fields extends FormFields> =
	| `${Prefix}.field.${FieldOf<Fields>}`
	| `${Prefix}.hint.${FieldsWith<Fields, { hint: true }>}`
	| `${Prefix}.wrong.${FieldsWith<Fields, { required: true }> | "long" | "title"}`
	| `${Prefix}.letters.${FieldsWith<Fields, { type: "email" }>}`
	| OptionKey<Prefix, Fields>
	| `${Prefix}.${"optional" | "required" | "trap" | "sending"}`
	| `${Prefix}.review.${"edit" | "again.title" | "again.text"}`;

/** Keys of the options of choices. */
type OptionKey<Prefix extends string, Fields extends FormFields> = {
	[Field in FieldOf<Fields>]: Fields[Field] extends { options: readonly (infer Option extends string)[] }
		? `${Prefix}.option.${Field}.${Option}`
		: never;
}[FieldOf<Fields>];

/**
 * Returns a form's labels as the design system's forms expect them.
 * @param texts the package's messages
 * @param prefix of this form's message keys
 */
export function formWords<Owner extends FlatNamespace, const Prefix extends string, Fields extends FormFields>(
	texts: TFunction<Owner>,
	prefix: FormKey<Prefix, Fields> extends ParseKeys<Owner> ? Prefix : never,
	fields: Fields,
) {
	// The type above guarantees these keys.
	const say = (key: string, values?: MessageValues) => (texts as Translate)(`${prefix}.${key}`, values);
	const label = (field: FieldOf<Fields>) => say(`field.${field}`);
	return {
		controls: FORM_CONTROLS,
		label,
		option: (field: FieldOf<Fields>, value: string) => say(`option.${field}.${value}`),
		hint: (field: FieldOf<Fields>) => (fields[field]?.hint ? say(`hint.${field}`) : undefined),
		problem(field: FieldOf<Fields>, problem: FieldProblem) {
			const { minLength: least = 0, maxLength: most = 0 } = fields[field] ?? {};
			if (problem === "letters") return say(`letters.${field}`);
			return problem === "too-long"
				? say("wrong.long", { field: label(field), most })
				: say(`wrong.${field}`, { least });
		},
		title: (count: number) => say("wrong.title", { count }),
		optional: say("optional"),
		required: say("required"),
		trap: say("trap"),
		sending: say("sending"),
		edit: say("review.edit"),
		again: { title: say("review.again.title"), text: say("review.again.text") },
	};
}
