import { createError } from "@directus/errors";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { fieldName, runInLocale, translate } from "./wording.ts";

/** Maximum length, in characters, of errors in Studio's dialogs, which are used where no form can show them. */
const MAX_DIALOG_LENGTH = 200;

/** Why a change is refused, for the editor. */
export interface Reason {
	/** One or more sentences in the editor's language that say what to do. */
	readonly reason: string;
	/** Field of the form that shows it; undefined if there is none. */
	readonly at?: string | undefined;
	/** True if another editor took the value of the field `at` between the check and the write. */
	readonly isTakenMeanwhile?: boolean;
}

/**
 * Refusal of an editor's change (400). Its message is short enough for Studio's dialogs; forms and `extensions.reason`
 * of responses have the whole sentence.
 */
export const Refusal = createError<Reason>("FAILED_VALIDATION", ({ reason }) => shorten(reason), 400);

/** Throws a refusal if there is a reason. */
export function refuse(reason: Reason | undefined): void {
	if (reason) throw new Refusal(reason);
}

/** Shortens a text for a dialog to whole sentences, else to whole words. */
export function shorten(text: string): string {
	if (text.length <= MAX_DIALOG_LENGTH) return text;
	const sentences = text.slice(0, MAX_DIALOG_LENGTH).match(/^.*[.!?](?=\s)/su)?.[0];
	return sentences ?? `${text.slice(0, MAX_DIALOG_LENGTH - 1).replace(/[\s,;:]+\S*$/u, "")}…`;
}

const responseErrors = z.array(z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }) }));
const refused = z.looseObject({
	reason: z.string(),
	at: z.string().optional(),
	isTakenMeanwhile: z.boolean().optional(),
	rows: z.undefined().optional(),
});

/** Returns the refusal of a value that another editor took between the check and the write, in the editor's language. */
export function takenMeanwhile(field: string): Reason {
	return { at: field, reason: translate("taken.meanwhile", { field: fieldName(field) }), isTakenMeanwhile: true };
}

/**
 * Converts refusals in a response to validation errors, which Studio shows in full above its form with the field's
 * name. Other errors stay unchanged.
 * @param errors of a response, from Directus' filter `request.error`
 * @param language reads the editor's language, in which the database's errors are not written yet
 */
export async function asValidationErrors(errors: unknown, language: () => Promise<Locale>): Promise<unknown> {
	const list = responseErrors.safeParse(errors);
	if (!list.success) return errors;
	const converted = list.data.map(async (error) => {
		const { data } = refused.safeParse(error.extensions);
		if (!data || error.extensions.code !== "FAILED_VALIDATION") return error;
		const { at: field = "" } = data;
		const { reason } = data.isTakenMeanwhile ? runInLocale(await language(), () => takenMeanwhile(field)) : data;
		// Studio has no free text for validation errors. Its message “Value can't be …” can contain ours.
		const words = { validation_message: reason, type: "neq", invalid: `stored as it is: ${reason}` };
		// Directus names the rows of an imported file only for fields that it knows.
		return { ...error, extensions: { ...error.extensions, field, path: [], rows: [], ...words } };
	});
	return Promise.all(converted);
}
