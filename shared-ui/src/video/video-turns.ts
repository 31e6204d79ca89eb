// One video plays at a time on a page (VD-2). Each remote has this code for itself, so its videos meet in the document: by an event.

const STARTS = "hub:video-starts";

/** Tells the page's other videos that one gets under way. @param place the element that holds it */
export function announceStart(place: Element): void {
	place.dispatchEvent(new CustomEvent(STARTS, { bubbles: true }));
}

/** Calls back when a video outside of an element gets under way, until the returned function is called. */
export function onOtherStart(place: Element, listener: () => void): () => void {
	const hear = ({ target }: Event) => {
		if (target instanceof Node && !place.contains(target)) listener();
	};
	document.addEventListener(STARTS, hear);
	// Videos and sounds that no player of ours holds; theirs does not bubble.
	document.addEventListener("play", hear, { capture: true });
	return () => {
		document.removeEventListener(STARTS, hear);
		document.removeEventListener("play", hear, { capture: true });
	};
}
