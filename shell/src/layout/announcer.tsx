// The live region of the layout for assistive technology.

const ANNOUNCER_ID = "announcer";

export function Announcer() {
	return <div id={ANNOUNCER_ID} role="status" className="visually-hidden" />;
}

/** Announces a text. Does nothing before the layout is in the document. */
export function announce(words: string): void {
	const announcer = document.getElementById(ANNOUNCER_ID);
	if (announcer) announcer.textContent = words;
}
