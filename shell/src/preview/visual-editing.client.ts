// Editing where it stands: Studio, around this frame, draws its marks and opens its drawer. Only previews in Studio's frames load this.

import "./visual-editing.css";
import { apply, remove } from "@directus/visual-editing";

/** Where an element has this id, the library writes no styles of its own, which the policy for styles would refuse. */
const STYLE_ID = "directus-visual-editing-style";

/**
 * For how long nothing can be opened once all is there, in ms. The library tells Studio of the frame's address a moment after it has made
 * the elements active. Who has opened one by then is led back from the draft that Studio begins, and would change what visitors see.
 */
const SETTLES = 600;

/** Lets Studio edit what the page marks. @param studio its origin: nothing else is talked to */
export async function letEdit(studio: string): Promise<void> {
	if (!document.getElementById(STYLE_ID)) document.head.append(Object.assign(document.createElement("template"), { id: STYLE_ID }));
	leaveProofOut();
	remove();
	const page = document.documentElement;
	page.inert = true;
	try {
		await apply({ directusUrl: studio });
	} finally {
		setTimeout(() => {
			page.inert = false;
		}, SETTLES);
	}
}

/**
 * Studio keeps the frame's address in its own, where a link would expire, and puts other versions into it, for which it was not signed.
 * Without its proof the address leads by Studio again.
 */
function leaveProofOut(): void {
	const url = new URL(location.href);
	for (const name of ["until", "generation", "proof"]) url.searchParams.delete(name);
	if (url.href !== location.href) history.replaceState(history.state, "", url);
}
