// In-place editing: Studio, around this frame, draws its marks and opens its drawer. Loaded only for previews in
// Studio's frames.

import "./visual-editing.css";
import { apply, remove } from "@directus/visual-editing";

/** If an element has this id, the library adds no styles of its own, which the content security policy would refuse. */
const STYLE_ID = "directus-visual-editing-style";

/**
 * Time in which the page stays inert after the library has loaded, in ms. It reports the frame's address to Studio
 * shortly after it has activated the elements. An editor who opens one earlier is led away from the draft that Studio
 * begins, and would change the live row.
 */
const SETTLE_MS = 600;

/**
 * Lets Studio edit the marked elements.
 * @param studio its origin, the only one that messages go to
 */
export async function letEdit(studio: string): Promise<void> {
	if (!document.getElementById(STYLE_ID))
		document.head.append(Object.assign(document.createElement("template"), { id: STYLE_ID }));
	removeProof();
	remove();
	const page = document.documentElement;
	page.inert = true;
	try {
		await apply({ directusUrl: studio });
	} finally {
		setTimeout(() => {
			page.inert = false;
		}, SETTLE_MS);
	}
}

/**
 * Removes the proof from the address. Studio stores the frame's address in its own address, where the proof would
 * expire, and changes its version, for which the proof is invalid. The site redirects an address without a proof to
 * Studio, which signs a new one.
 */
function removeProof(): void {
	const url = new URL(location.href);
	for (const name of ["until", "generation", "proof"]) url.searchParams.delete(name);
	if (url.href !== location.href) history.replaceState(history.state, "", url);
}
