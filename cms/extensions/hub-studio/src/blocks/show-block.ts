/**
 * Opens a block of the editor, brings it into view and puts the keyboard there.
 * @param field the element of Studio's form that the editor stands in
 * @param at counted from 0
 * @returns whether the block is there
 */
export function showBlock(field: Element, at: number): boolean {
	const toggle = field.querySelector(`.hub-blocks > ol > li:nth-child(${at + 1}) > .hub-block > .hub-row-head > .hub-toggle`);
	if (!(toggle instanceof HTMLButtonElement)) return false;
	if (toggle.ariaExpanded === "false") toggle.click();
	toggle.scrollIntoView({ block: "center" });
	toggle.focus({ preventScroll: true });
	return true;
}
