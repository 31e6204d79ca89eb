// Handles forms posted to their page's address: validates them before anything is loaded, then calls the content
// service. Not for browsers.

import type { z } from "zod";
import type { FoundDetails } from "../remote/outcome.ts";
import type { ActionContext } from "../remote/remote-server.ts";
import {
	FORM_CONTROLS,
	type FormFields,
	type FormState,
	type FormTrouble,
	type Problems,
	problemsIn,
	type Typed,
	typedIn,
} from "./form.ts";
import { callOperation, type Operation, type RESULTS } from "./operation.ts";

/** A form to show again, with the status of its page. */
export interface ShownForm<Fields extends FormFields> {
	readonly kind: "show";
	readonly form: FormState<Fields>;
	readonly details: Pick<FoundDetails, "status" | "retryAfter">;
}

/** Kinds of results after which the form is shown again. */
type HandledKind = "invalid" | "review" | "later";

/**
 * Reads and validates a posted form. `shownAgain` is set if it has problems, or if the visitor returns from the review
 * page.
 */
export function readPosted<Fields extends FormFields>(
	fields: Fields,
	posted: ActionContext["form"],
): { readonly typed: Typed<Fields>; readonly shownAgain: ShownForm<Fields> | undefined } {
	const typed = typedIn(fields, (field) => posted.get(field));
	if (posted.get(FORM_CONTROLS.step) === "edit") return { typed, shownAgain: showAgain(typed, {}) };
	const problems = problemsIn(fields, typed);
	const isValid = Object.keys(problems).length === 0;
	return { typed, shownAgain: isValid ? undefined : showAgain(typed, problems, { status: 422 }) };
}

/**
 * Sends a form to its operation. A form that is shown again keeps the typed values.
 * @param more input of the operation in addition to fields and sender
 * @returns the form to show again, or the operation's own result
 */
export async function sendForm<Fields extends FormFields, Result extends FormResult>(
	{ operate, form, locale, visitor, network }: ActionContext,
	operation: Pick<Operation<unknown, Result, Fields>, "name" | "result">,
	typed: Typed<Fields>,
	more: object = {},
): Promise<ShownForm<Fields> | Exclude<Result, { readonly kind: HandledKind }>> {
	const controls = Object.fromEntries(Object.values(FORM_CONTROLS).map((name) => [name, form.get(name)]));
	const input = { ...controls, ...typed, ...more, locale, visitor, network };
	const result: FormResult = await callOperation(operate, operation, input);
	switch (result.kind) {
		case "invalid":
			return showAgain(typed, result.fields as Problems<Fields>, { status: 422 });
		case "review": {
			const { token, challenge } = result;
			return {
				kind: "show",
				form: { kind: "review", typed, token, challenge, again: form.has(FORM_CONTROLS.token) },
				details: {},
			};
		}
		case "later":
			return showAgain(typed, {}, { status: 429, retryAfter: result.seconds }, result);
		case "unavailable":
			return showAgain(typed, {}, { status: 503, retryAfter: 30 }, { kind: "unavailable" });
		default:
			// The cases above handle all other kinds.
			return result as Exclude<Result, { readonly kind: HandledKind }>;
	}
}

/** Result of a form's operation. */
type FormResult = z.infer<(typeof RESULTS)[HandledKind]> | { readonly kind: "unavailable" | "received" | "closed" };

function showAgain<Fields extends FormFields>(
	typed: Typed<Fields>,
	problems: Problems<Fields>,
	details: ShownForm<Fields>["details"] = {},
	trouble?: FormTrouble,
): ShownForm<Fields> {
	return { kind: "show", form: { kind: "write", typed, problems, ...(trouble ? { trouble } : {}) }, details };
}
