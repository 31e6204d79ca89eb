import type { Change } from "../change.ts";
import { fieldName, listed } from "../wording.ts";

/** A field with a few choices holds one of them: anything else is shown nowhere on the site. */
export function choiceError({ definition, after, touched }: Change): string | undefined {
	for (const [field, { meta, kind }] of Object.entries(definition.fields)) {
		const value = after[field];
		if (kind !== "choice" || !touched.has(field) || value === null || value === undefined || value === "") continue;
		const choices = meta.options?.choices as readonly { readonly value: string; readonly text: string }[];
		if (choices.some((choice) => choice.value === value)) continue;
		return `${fieldName(field)} cannot be “${String(value)}”: choose one of ${listed(choices.map(({ text }) => text))}.`;
	}
	return undefined;
}
