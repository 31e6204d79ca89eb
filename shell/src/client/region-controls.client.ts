// Controls of a slot. Their order is stable, because the slot's code first renders the same as the server.

import { slotRegion } from "../layout/region-frame.tsx";

/** Returns the controls of a slot in document order. */
export function controlsOf(slot: string): readonly HTMLElement[] {
	const region = `[data-region="${CSS.escape(slotRegion(slot))}"]`;
	return [...document.querySelectorAll<HTMLElement>(`${region} :is(a, button, input, select, textarea, summary)`)];
}
