// Leads to a place in Studio's form. Studio marks each field and each section of a form with its name.

import { showBlock } from "../blocks/show-block.ts";

/** The form must be filled within this time. */
const FORM_TIMEOUT_MS = 5_000;

const REACHED = ":is(input, textarea, select, button, a[href], [contenteditable='true'], [tabindex='0']):not([disabled])";

/** What became of it; `closed`: the field is in a section that is closed, which is shown instead. */
export type Shown = "shown" | "closed" | "gone";

/**
 * Brings a field into view and puts the keyboard into it.
 * @param form the element with all fields
 * @param field its name
 * @param sections those that it is in, the innermost first
 * @param block where the field holds blocks: which one, counted from 0
 */
export async function showPlace(
	form: Element,
	field: string,
	sections: readonly string[],
	block: number | undefined,
): Promise<Shown> {
	const named = (name: string) => form.querySelector(`[data-field="${CSS.escape(name)}"]`);
	const found = (name: string) => [named(name)].find((element) => element?.checkVisibility());
	const element = await coming(form, () => found(field) ?? sections.map(found).find(Boolean));
	if (!element) return "gone";
	if (element !== found(field)) {
		reach(element);
		return "closed";
	}
	if (block !== undefined && (await coming(form, () => showBlock(element, block) || undefined))) return "shown";
	reach(element);
	return "shown";
}

function reach(element: Element): void {
	element.scrollIntoView({ block: "center" });
	const inner = [...element.querySelectorAll(REACHED)].find((one) => one.checkVisibility() && !one.closest(".field-label"));
	if (inner instanceof HTMLElement) inner.focus({ preventScroll: true });
}

/** What is in the form, once it is there; undefined where it does not come. */
async function coming<Found>(form: Element, look: () => Found | undefined): Promise<Found | undefined> {
	const now = look();
	if (now !== undefined) return now;
	return new Promise((resolve) => {
		const observer = new MutationObserver(() => {
			const found = look();
			if (found !== undefined) end(found);
		});
		const timer = setTimeout(() => end(undefined), FORM_TIMEOUT_MS);
		const end = (found: Found | undefined) => {
			observer.disconnect();
			clearTimeout(timer);
			resolve(found);
		};
		observer.observe(form, { childList: true, subtree: true });
	});
}
