/** Returns the first control that takes what is typed into a part that was just added; if it has none, the button that opens it. */
export function firstField(part: Element | null | undefined): HTMLElement | null | undefined {
	return (
		part?.querySelector<HTMLElement>(':is(input, textarea, select, [contenteditable="true"]):not(:disabled)') ??
		part?.querySelector<HTMLElement>(".hub-toggle")
	);
}
