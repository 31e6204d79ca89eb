// The one place of the layout that assistive technology reads out when its words change.

const ANNOUNCER_ID = "announcer";

export function Announcer() {
	return <div id={ANNOUNCER_ID} role="status" className="visually-hidden" />;
}

/** Has something read out. Does nothing before the layout is in the document. */
export function announce(words: string): void {
	const announcer = document.getElementById(ANNOUNCER_ID);
	if (announcer) announcer.textContent = words;
}
