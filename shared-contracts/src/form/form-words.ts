import type { FlatNamespace, ParseKeys, TFunction } from "i18next";
import type { MessageValues, Translate } from "../language/messages.ts";
import { type FieldOf, type FieldProblem, FORM_CONTROLS, type FormFields } from "./form.ts";

/** The fields for which something is said: those with a hint, or those that must not stay empty. */
type FieldsWith<Fields extends FormFields, Trait extends object> = {
	[Field in FieldOf<Fields>]: Fields[Field] extends Trait ? Field : never;
}[FieldOf<Fields>];

/** The keys of a form's messages: every form has the same ones under a prefix of its own, so a text that is missing is a type error. */
export type FormKey<Prefix extends string, Fields extends FormFields> =
	| `${Prefix}.field.${FieldOf<Fields>}`
	| `${Prefix}.hint.${FieldsWith<Fields, { hint: true }>}`
	| `${Prefix}.wrong.${FieldsWith<Fields, { required: true }> | "long" | "title"}`
	| `${Prefix}.letters.${FieldsWith<Fields, { type: "email" }>}`
	| `${Prefix}.${"optional" | "required" | "trap" | "sending"}`
	| `${Prefix}.review.${"edit" | "again.title" | "again.text"}`;

/**
 * The words of a form, as the design system's forms take them.
 * @param texts the package's messages
 * @param prefix what the keys of this form begin with
 */
export function formWords<Owner extends FlatNamespace, const Prefix extends string, Fields extends FormFields>(
	texts: TFunction<Owner>,
	prefix: FormKey<Prefix, Fields> extends ParseKeys<Owner> ? Prefix : never,
	fields: Fields,
) {
	// Of the keys that the type above has made sure of.
	const say = (key: string, values?: MessageValues) => (texts as Translate)(`${prefix}.${key}`, values);
	const label = (field: FieldOf<Fields>) => say(`field.${field}`);
	return {
		controls: FORM_CONTROLS,
		label,
		hint: (field: FieldOf<Fields>) => (fields[field]?.hint ? say(`hint.${field}`) : undefined),
		problem(field: FieldOf<Fields>, problem: FieldProblem) {
			const { least = 0, most = 0 } = fields[field] ?? {};
			if (problem === "letters") return say(`letters.${field}`);
			return problem === "too-long" ? say("wrong.long", { field: label(field), most }) : say(`wrong.${field}`, { least });
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
