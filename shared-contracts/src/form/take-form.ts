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
import { type ANSWERS, ask, type Operation } from "./operation.ts";

/** A form that is to be shown once more, and how the page answers then. */
export interface ShownForm<Fields extends FormFields> {
	readonly kind: "show";
	readonly form: FormState<Fields>;
	readonly details: Pick<FoundDetails, "status" | "retryAfter">;
}

/** Reads and validates a posted form. `shown`: the form has problems, or the visitor returns from the review page. */
export function readPosted<Fields extends FormFields>(
	fields: Fields,
	posted: ActionContext["form"],
): { readonly typed: Typed<Fields>; readonly shown: ShownForm<Fields> | undefined } {
	const typed = typedIn(fields, (field) => posted.get(field));
	if (posted.get(FORM_CONTROLS.step) === "edit") return { typed, shown: again(typed, {}) };
	const problems = problemsIn(fields, typed);
	return { typed, shown: Object.keys(problems).length > 0 ? again(typed, problems, { status: 422 }) : undefined };
}

/**
 * Sends a form to its operation. Typed values are kept.
 * @param more input of the operation in addition to fields and sender
 * @returns the form to show again, or the operation's own response
 */
export async function sendForm<Fields extends FormFields, Answer extends FormAnswer>(
	{ operate, form, locale, visitor, network }: ActionContext,
	operation: Pick<Operation<unknown, Answer, Fields>, "name" | "answer">,
	typed: Typed<Fields>,
	more: object = {},
): Promise<ShownForm<Fields> | Exclude<Answer, { readonly kind: "invalid" | "review" | "later" }>> {
	const controls = Object.fromEntries(Object.values(FORM_CONTROLS).map((name) => [name, form.get(name)]));
	const said: FormAnswer = await ask(operate, operation, { ...controls, ...typed, ...more, locale, visitor, network });
	switch (said.kind) {
		case "invalid":
			return again(typed, said.fields as Problems<Fields>, { status: 422 });
		case "review": {
			const { token, challenge } = said;
			return {
				kind: "show",
				form: { kind: "review", typed, token, challenge, again: form.has(FORM_CONTROLS.token) },
				details: {},
			};
		}
		case "later":
			return again(typed, {}, { status: 429, retryAfter: said.seconds }, said);
		case "unavailable":
			return again(typed, {}, { status: 503, retryAfter: 30 }, { kind: "unavailable" });
		default:
			// The others were all of those that are handled here.
			return said as Exclude<Answer, { readonly kind: "invalid" | "review" | "later" }>;
	}
}

/** Response of the operation, or the result if it was not called. */
type FormAnswer =
	| { readonly [Kind in "invalid" | "review" | "later"]: z.infer<(typeof ANSWERS)[Kind]> }[
			| "invalid"
			| "review"
			| "later"]
	| { readonly kind: "unavailable" | "received" | "closed" };

function again<Fields extends FormFields>(
	typed: Typed<Fields>,
	problems: Problems<Fields>,
	details: ShownForm<Fields>["details"] = {},
	trouble?: FormTrouble,
): ShownForm<Fields> {
	return { kind: "show", form: { kind: "write", typed, problems, ...(trouble ? { trouble } : {}) }, details };
}
