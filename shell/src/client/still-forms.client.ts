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
	const wakeAround = (target: EventTarget | null) => {
		const form = target instanceof Element ? target.closest("form") : null;
		const slot = slotOfRegion(form?.closest<HTMLElement>("[data-region]")?.dataset.region);
		const waking = slot === undefined ? undefined : wake(slot);
		return slot === undefined || !waking ? undefined : { slot, waking };
	};
	for (const sign of SIGNS) document.addEventListener(sign, ({ target }) => void wakeAround(target), { passive: true });
	// A form may have been answered in another tab meanwhile.
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) return;
		for (const form of document.querySelectorAll("[data-region] form")) wakeAround(form);
	});
	document.addEventListener("click", (event) => {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		const found = button?.type === "submit" ? wakeAround(button) : undefined;
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
