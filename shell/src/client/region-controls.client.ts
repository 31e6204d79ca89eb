// What can be operated in a slot. What a slot's code renders first is what the server rendered, so the controls have the same order.

import { slotRegion } from "../layout/region-frame.tsx";

/** The controls of a slot in the order of the document. */
export function controlsOf(slot: string): readonly HTMLElement[] {
	const region = `[data-region="${CSS.escape(slotRegion(slot))}"]`;
	return [...document.querySelectorAll<HTMLElement>(`${region} :is(a, button, input, select, textarea, summary)`)];
}
