import type { Change } from "../change.ts";
import type { Reason } from "../refusal.ts";
import { choiceName, fieldName, listed, translate } from "../wording.ts";

/** Checks fields with choices. The site shows no other values. */
export function choiceError({ definition, after, touched }: Change): Reason | undefined {
	for (const [field, { meta, kind }] of Object.entries(definition.fields)) {
		const value = after[field];
		if (kind !== "choice" || !touched.has(field) || value === null || value === undefined || value === "") continue;
		const choices = meta.options?.choices as readonly { readonly value: string; readonly text: string }[];
		if (choices.some((choice) => choice.value === value)) continue;
		const reason = translate("choice.unknown", {
			field: fieldName(field, definition.collection),
			value: String(value),
			choices: listed(choices.map(({ text }) => choiceName(text))),
		});
		return { at: field, reason };
	}
	return undefined;
}
