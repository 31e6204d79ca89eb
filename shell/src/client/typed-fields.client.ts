// Keeps input in a page's forms when a visitor switches the language, or leaves the page and comes back, in the same
// tab (NV-8; docs/decisions/019-forms.md). It is in memory only, until the tab loads a document.

import type { Location } from "react-router";
import type { ShownResult } from "../page/page-result.ts";

export interface TypedFields {
	/** Stores the input on the current page; must be called before it changes. */
	store(result: ShownResult, location: Pick<Location, "pathname">): void;
	/** Restores the input on the current page. */
	restore(result: ShownResult, location: Pick<Location, "pathname">): void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Input {
	readonly value: string;
	/** The page's own value: if it differs now, the input belonged to something else. */
	readonly initial: string;
}

const KINDS = /^(text|email|search|tel|url|number|date|checkbox|radio|textarea|select-one)$/;

/** Starts listening, because submitted input is dropped. */
export function createTypedFields(): TypedFields {
	const pages = new Map<string, ReadonlyMap<string, Input>>();
	// A GET form is done after it was submitted; a POST form ends with a document, and with it this memory.
	const sent = new WeakSet<HTMLFormElement>();
	addEventListener("submit", ({ target }) => {
		if (target instanceof HTMLFormElement && target.method === "get") sent.add(target);
	});
	addEventListener("input", ({ target }) => {
		if (target instanceof Element) sent.delete(target.closest("form") as HTMLFormElement);
	});
	// In the meantime the visitor may have signed out and in on another document.
	addEventListener("pagehide", () => pages.clear());
	return {
		store(result, location) {
			const page = pageOf(result, location);
			if (!page) return;
			// Input that the server refused came back as the page's own values.
			const refused = result.kind === "page" && result.status !== undefined;
			const typed = fields().filter(({ form }) => !sent.has(form));
			pages.set(
				page,
				new Map(
					typed.flatMap(({ key, control }) => {
						const input = { value: typedIn(control), initial: refused ? "" : initialOf(control) };
						return input.value === input.initial ? [] : [[key, input]];
					}),
				),
			);
		},
		restore(result, location) {
			const typed = pages.get(pageOf(result, location) ?? "");
			for (const { key, control } of typed?.size ? fields() : []) {
				const input = typed?.get(key);
				if (!input || input.initial !== initialOf(control)) continue;
				if (isBox(control)) control.checked = input.value !== "";
				else control.value = input.value;
			}
		},
	};
}

/** Identifies a page in all languages: by all its addresses, if every language has the same page. */
function pageOf(result: ShownResult, { pathname }: Pick<Location, "pathname">): string | undefined {
	if (result.kind !== "page") return undefined;
	const { languages } = result;
	return languages.every(({ same }) => same)
		? languages.map(({ href }) => href.replace(/[?#].*/, "")).join(" ")
		: pathname;
}

/**
 * Returns the page's fields, with keys from the form's fields and their own name, which are the same in every language.
 */
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

/** True for fields with input that is no secret. */
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
