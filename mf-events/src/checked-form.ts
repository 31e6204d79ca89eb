// Forms with a script: mistakes are named at once, in the page's language and all of them, by the rules that the fields themselves
// carry. Without a script the browser's own bubbles do it, and the server decides in any case (EV-1).

import type { FieldProblem } from "@hub/shared-contracts/form/registration";
import { type FormEvent, useEffect, useState } from "react";

/** How a form behaves. */
export interface CheckedForm<Field extends string> {
	readonly problems: Partial<Readonly<Record<Field, FieldProblem>>>;
	/** True once the browser's own bubbles are not needed. */
	readonly enhanced: boolean;
	/** Keeps the form from being sent while something is wrong with it. */
	submit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * @param fields names of the form's fields, in their order
 * @param found what the server found
 * @param summary id of the element that lists what is wrong; it takes the focus when there is something new in it
 */
export function useCheckedForm<Field extends string>(
	fields: readonly Field[],
	found: CheckedForm<Field>["problems"],
	summary: string,
): CheckedForm<Field> {
	const [problems, setProblems] = useState(found);
	const [attempt, setAttempt] = useState(0);
	const [enhanced, setEnhanced] = useState(false);
	const count = Object.keys(problems).length;
	useEffect(() => setEnhanced(true), []);
	useEffect(() => {
		// Also after a full load: without a script, the browser goes there by `autofocus`. The same mistakes are announced again.
		if (count > 0 || attempt > 0) document.getElementById(summary)?.focus();
	}, [attempt, count, summary]);
	return {
		problems,
		enhanced,
		submit(event) {
			const wrong = problemsOf(event.currentTarget, fields);
			setProblems(wrong);
			if (Object.keys(wrong).length === 0) return;
			event.preventDefault();
			setAttempt((attempts) => attempts + 1);
		},
	};
}

function problemsOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): CheckedForm<Field>["problems"] {
	const problems: Partial<Record<Field, FieldProblem>> = {};
	for (const field of fields) {
		const control = form.elements.namedItem(field);
		if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
		const { valid, valueMissing, tooLong } = control.validity;
		const blank = control.required && control.value.trim() === "";
		if (valid && !blank) continue;
		problems[field] = valueMissing || blank ? "missing" : tooLong ? "too-long" : "invalid";
	}
	return problems;
}
