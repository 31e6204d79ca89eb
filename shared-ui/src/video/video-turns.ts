// Only one video of a page plays at a time (VD-2). Each remote has its own copy of this code, so videos communicate by
// an event of the document.

const STARTS = "hub:video-starts";

/** Notifies the page's other videos that one starts. @param place the element that contains it */
export function announceStart(place: Element): void {
	place.dispatchEvent(new CustomEvent(STARTS, { bubbles: true }));
}

/** Calls a listener when a video outside of an element starts, until the returned function is called. */
export function onOtherStart(place: Element, listener: () => void): () => void {
	const handleStart = ({ target }: Event) => {
		if (target instanceof Node && !place.contains(target)) listener();
	};
	document.addEventListener(STARTS, handleStart);
	// `play` of other media elements does not bubble.
	document.addEventListener("play", handleStart, { capture: true });
	return () => {
		document.removeEventListener(STARTS, handleStart);
		document.removeEventListener("play", handleStart, { capture: true });
	};
}
