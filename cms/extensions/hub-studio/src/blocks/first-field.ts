/** Returns the first input of a part that was just added, or the button that opens the part. */
export function firstField(part: Element | null | undefined): HTMLElement | null | undefined {
	return (
		part?.querySelector<HTMLElement>(':is(input, textarea, select, [contenteditable="true"]):not(:disabled)') ??
		part?.querySelector<HTMLElement>(".hub-toggle")
	);
}
