// Loads the code of a static slot when a visitor is about to use one of its forms. A click meanwhile is repeated on the
// rendered control.

import { slotOfRegion } from "../layout/region-frame.tsx";
import { controlsOf } from "./region-controls.client.ts";

/** Events that announce the use of a form. */
const INTERACTION_EVENTS = ["pointerover", "pointerdown", "focusin"] as const;

/** Wait of a click for the code, in ms, before the form is submitted without it. */
const TIMEOUT_MS = 2_000;

/**
 * Listens to the document's forms.
 * @param activate loads the code of a slot; undefined if it is loaded already, or has failed
 */
export function activateForms(activate: (slot: string) => Promise<void> | undefined): void {
	let pressed: Pressed | undefined;
	const activateAround = (target: EventTarget | null) => {
		const slot = slotAround(target);
		const loading = slot === undefined ? undefined : activate(slot);
		return slot === undefined || !loading ? undefined : { slot, loading };
	};
	for (const type of INTERACTION_EVENTS)
		document.addEventListener(type, ({ target }) => void activateAround(target), { passive: true });
	document.addEventListener(
		"pointerdown",
		(event) => {
			pressed = event.button === 0 ? pressedAt(event.target) : undefined;
		},
		{ passive: true },
	);
	document.addEventListener("pointerup", ({ target }) => {
		const before = pressed;
		pressed = undefined;
		if (!before || before.button.isConnected) return;
		// The code arrived during the press, and browsers dispatch no click to a button that was added after the press
		// began.
		const now = controlsOf(before.slot)[before.index];
		if (target instanceof Node && now?.contains(target)) now.click();
	});
	// A form may have been submitted in another tab meanwhile.
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) return;
		for (const form of document.querySelectorAll("[data-region] form")) activateAround(form);
	});
	document.addEventListener("click", (event) => {
		const button = submitButton(event.target);
		const activated = activateAround(button);
		if (!button || !activated) return;
		event.preventDefault();
		const index = controlsOf(activated.slot).indexOf(button);
		void Promise.race([activated.loading, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]).then(() => {
			const now = controlsOf(activated.slot)[index];
			if (now === button) button.form?.requestSubmit(button);
			else now?.click();
		});
	});
}

/** A pressed button, and its index among the controls of its slot. */
interface Pressed {
	readonly button: HTMLButtonElement;
	readonly slot: string;
	readonly index: number;
}

function pressedAt(target: EventTarget | null): Pressed | undefined {
	const button = submitButton(target);
	const slot = slotAround(button);
	return button && slot !== undefined ? { button, slot, index: controlsOf(slot).indexOf(button) } : undefined;
}

function submitButton(target: EventTarget | null): HTMLButtonElement | null {
	const button = target instanceof Element ? target.closest("button") : null;
	return button?.type === "submit" ? button : null;
}

/** Returns the slot of an element's form. */
function slotAround(target: EventTarget | null): string | undefined {
	const form = target instanceof Element ? target.closest("form") : null;
	return slotOfRegion(form?.closest<HTMLElement>("[data-region]")?.dataset.region);
}
