// Only one video of a page plays at a time (VD-2). Each remote has its own copy of this code, so videos communicate by
// an event of the document.

const STARTS = "hub:video-starts";

/** Notifies the page's other videos that one starts. @param place the element that contains it */
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
