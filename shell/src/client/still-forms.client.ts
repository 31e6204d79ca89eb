// Forms in still slots work by themselves. Once a visitor reaches for one, its code comes; what was clicked meanwhile is clicked again on
// what the code renders.

import { slotOfRegion } from "../layout/region-frame.tsx";
import { controlsOf } from "./region-controls.client.ts";

/** What announces that a form is about to be used. */
const SIGNS = ["pointerover", "pointerdown", "focusin"] as const;

/** How long a click waits for the code, in ms, before the form is sent as without a script. */
const PATIENCE = 2_000;

/**
 * Listens to the forms of the document.
 * @param wake loads the code of a slot; undefined where it has come already, or has failed
 */
export function wakeForms(wake: (slot: string) => Promise<void> | undefined): void {
	let pressed: Pressed | undefined;
	const wakeAround = (target: EventTarget | null) => {
		const slot = slotAround(target);
		const waking = slot === undefined ? undefined : wake(slot);
		return slot === undefined || !waking ? undefined : { slot, waking };
	};
	for (const sign of SIGNS) document.addEventListener(sign, ({ target }) => void wakeAround(target), { passive: true });
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
		// The code came amid the press, and browsers give no click to a button that was not there when the press began.
		const now = controlsOf(before.slot)[before.at];
		if (target instanceof Node && now?.contains(target)) now.click();
	});
	// A form may have been answered in another tab meanwhile.
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) return;
		for (const form of document.querySelectorAll("[data-region] form")) wakeAround(form);
	});
	document.addEventListener("click", (event) => {
		const button = submitButton(event.target);
		const found = wakeAround(button);
		if (!button || !found) return;
		event.preventDefault();
		const at = controlsOf(found.slot).indexOf(button);
		void Promise.race([found.waking, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() => {
			const now = controlsOf(found.slot)[at];
			if (now === button) button.form?.requestSubmit(button);
			else now?.click();
		});
	});
}

/** A button that is pressed, and its place among the controls of its slot. */
interface Pressed {
	readonly button: HTMLButtonElement;
	readonly slot: string;
	readonly at: number;
}

function pressedAt(target: EventTarget | null): Pressed | undefined {
	const button = submitButton(target);
	const slot = slotAround(button);
	return button && slot !== undefined ? { button, slot, at: controlsOf(slot).indexOf(button) } : undefined;
}

function submitButton(target: EventTarget | null): HTMLButtonElement | null {
	const button = target instanceof Element ? target.closest("button") : null;
	return button?.type === "submit" ? button : null;
}

/** The slot of the form that something stands in. */
function slotAround(target: EventTarget | null): string | undefined {
	const form = target instanceof Element ? target.closest("form") : null;
	return slotOfRegion(form?.closest<HTMLElement>("[data-region]")?.dataset.region);
}
