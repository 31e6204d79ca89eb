// What was typed into a page's forms stays when a visitor switches the language, or goes away and comes back, in the same tab (NV-8;
// docs/decisions/019-forms.md). It is in memory alone, and only until the tab loads a document.

import type { Location } from "react-router";
import type { ShownAnswer } from "../page/answer.ts";

/** What was typed into the fields of pages. */
export interface TypedFields {
	/** Notes what is typed on the page shown; call before it goes away. */
	leave(answer: ShownAnswer, place: Pick<Location, "pathname">): void;
	/** Fills the fields of the page that is shown now as they were left. */
	arrive(answer: ShownAnswer, place: Pick<Location, "pathname">): void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field as it was left. */
interface Left {
	readonly value: string;
	/** What the page itself had in it: where that is another one now, what was typed belonged to something else. */
	readonly initial: string;
}

const KINDS = /^(text|email|search|tel|url|number|date|checkbox|radio|textarea|select-one)$/;

/** Begins to listen, for what is sent is forgotten. */
export function createTypedFields(): TypedFields {
	const pages = new Map<string, ReadonlyMap<string, Left>>();
	// A form that asks for another page is done with once it was sent; one that is posted ends with a document, and with it this memory.
	const sent = new WeakSet<HTMLFormElement>();
	addEventListener("submit", ({ target }) => {
		if (target instanceof HTMLFormElement && target.method === "get") sent.add(target);
	});
	addEventListener("input", ({ target }) => {
		if (target instanceof Element) sent.delete(target.closest("form") as HTMLFormElement);
	});
	// A visitor who comes back to this document from another one may have signed out and in there.
	addEventListener("pagehide", () => pages.clear());
	return {
		leave(answer, place) {
			const page = pageOf(answer, place);
			if (!page) return;
			// What the server did not take came back as the page's own, though it was typed.
			const refused = answer.kind === "page" && answer.status !== undefined;
			const typed = fields().filter(({ form }) => !sent.has(form));
			pages.set(
				page,
				new Map(
					typed.flatMap(({ key, control }) => {
						const left = { value: typedIn(control), initial: refused ? "" : initialOf(control) };
						return left.value === left.initial ? [] : [[key, left]];
					}),
				),
			);
		},
		arrive(answer, place) {
			const typed = pages.get(pageOf(answer, place) ?? "");
			for (const { key, control } of typed?.size ? fields() : []) {
				const left = typed?.get(key);
				if (!left || left.initial !== initialOf(control)) continue;
				if (isBox(control)) control.checked = left.value !== "";
				else control.value = left.value;
			}
		},
	};
}

/** What a page is called in every language alike: by its addresses in all of them, where it is the same page in each. */
function pageOf(answer: ShownAnswer, { pathname }: Pick<Location, "pathname">): string | undefined {
	if (answer.kind !== "page") return undefined;
	const { languages } = answer;
	return languages.every(({ same }) => same) ? languages.map(({ href }) => href.replace(/[?#].*/, "")).join(" ") : pathname;
}

/** The fields of the page, each with a key of its form's fields and its own name, which are the same in every language. */
function fields(): { readonly key: string; readonly form: HTMLFormElement; readonly control: Control }[] {
	return [...document.querySelectorAll<HTMLFormElement>("main form")].flatMap((form) => {
		if (form.autocomplete === "off") return [];
		const controls = [...form.elements].filter(isTyped);
		const names = controls.map(({ name }) => name).join();
		return controls.map((control) => {
			const key = `${names} ${control.name} ${isBox(control) ? control.value : ""}`;
			return { key, form, control };
		});
	});
}

/** Whether an element is a field that a visitor types into, and that holds no secret. */
function isTyped(element: Element): element is Control {
	const control = element as Control;
	return (
		control.name !== "" &&
		KINDS.test(control.type) &&
		!/password|one-time-code/.test(control.autocomplete) &&
		!control.closest("[aria-hidden=true]")
	);
}

function isBox(control: Control): control is HTMLInputElement {
	return control.type === "checkbox" || control.type === "radio";
}

function typedIn(control: Control): string {
	if (isBox(control)) return control.checked ? "on" : "";
	return control.value;
}

function initialOf(control: Control): string {
	if (isBox(control)) return control.defaultChecked ? "on" : "";
	if (control instanceof HTMLSelectElement)
		return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? "";
	return control.defaultValue;
}
