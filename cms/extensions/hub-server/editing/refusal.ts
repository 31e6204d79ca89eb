import { createError } from "@directus/errors";
import { z } from "zod";

/** Where Studio has no form to write a refusal into, it shows one in a dialog and cuts it there, in characters. */
const DIALOG = 200;

/**
 * A refusal of what an editor wrote (400): one sentence that says what to do. `at` is the field that it is about, where it is about
 * one. Its message has room in Studio's dialogs; forms show it whole, beside the field, and so do answers as `extensions.reason`.
 */
export const Refusal = createError<{ readonly reason: string; readonly at?: string | undefined }>(
	"FAILED_VALIDATION",
	({ reason }) => shorten(reason),
	400,
);

/** The beginning of a text that fits into a dialog: whole sentences where there are any, else as many whole words as fit. */
export function shorten(text: string): string {
	if (text.length <= DIALOG) return text;
	const sentences = text.slice(0, DIALOG).match(/^.*[.!?](?=\s)/su)?.[0];
	return sentences ?? `${text.slice(0, DIALOG - 1).replace(/[\s,;:]+\S*$/u, "")}…`;
}

const answered = z.array(z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }) }));
const refused = z.looseObject({ reason: z.string(), at: z.string().optional(), rows: z.undefined().optional() });

/**
 * Gives refusals in an answer the form in which Studio shows them whole, above its form with the field's name: as what its own checks
 * of a field say. Other errors stay as they are.
 * @param errors of an answer, as Directus' filter `request.error` has them
 */
export function forStudio(errors: unknown): unknown {
	const list = answered.safeParse(errors);
	if (!list.success) return errors;
	return list.data.map((error) => {
		const { data } = refused.safeParse(error.extensions);
		if (!data || error.extensions.code !== "FAILED_VALIDATION") return error;
		const { reason, at: field = "" } = data;
		// Studio has no words of its own for this; of those that it has, “Value can't be …” takes ours.
		const words = { validation_message: reason, type: "neq", invalid: `stored as it is: ${reason}` };
		// Which rows of an imported file are meant, Directus said only for fields that it knew of.
		return { ...error, extensions: { ...error.extensions, field, path: [], rows: [], ...words } };
	});
}
