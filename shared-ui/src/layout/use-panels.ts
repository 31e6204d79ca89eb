import { type RefObject, useEffect } from "react";

/**
 * Closes the panels of a menu: with Escape, which restores the focus, and on clicks or focus outside. Panels within a
 * menu that is itself open over the page stay open; there, Escape closes the menu.
 */
export function usePanels(menu: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const open = () => {
			const { current } = menu;
			return current?.matches(":popover-open")
				? undefined
				: current?.querySelector<HTMLDetailsElement>("details[name][open]");
		};
		const leave = ({ target }: Event): void => {
			const panel = open();
			if (panel && target instanceof Node && !panel.contains(target)) panel.open = false;
		};
		const press = (event: KeyboardEvent): void => {
			if (event.key !== "Escape") return;
			const panel = open();
			if (!panel) return;
			panel.open = false;
			panel.querySelector("summary")?.focus();
		};
		document.addEventListener("pointerdown", leave);
		document.addEventListener("focusin", leave);
		document.addEventListener("keydown", press);
		return () => {
			document.removeEventListener("pointerdown", leave);
			document.removeEventListener("focusin", leave);
			document.removeEventListener("keydown", press);
		};
	}, [menu]);
}
