// Moves rows by dragging a handle with a mouse, pen or finger. Buttons beside the handle do the same with the keyboard.

import { onBeforeUnmount, ref } from "vue";

/**
 * Returns the state of dragging in one list. Rows are the children of the element with `data-rows`; a handle is inside
 * its row.
 * @param move called once when a row is dropped at another position
 */
export function useDraggedRows(move: (from: number, to: number) => void) {
	const from = ref<number>();
	const to = ref<number>();
	let stop: (() => void) | undefined;

	const start = (event: PointerEvent, index: number): void => {
		const handle = event.currentTarget;
		if (!(handle instanceof HTMLElement) || event.button !== 0) return;
		const rows = handle.closest("[data-rows]");
		if (!rows) return;
		event.preventDefault();
		from.value = index;
		to.value = index;
		const listening = new AbortController();
		const { signal } = listening;
		stop = () => {
			listening.abort();
			from.value = undefined;
			to.value = undefined;
		};
		const movePointer = ({ clientY }: PointerEvent): void => {
			const boxes = [...rows.children].map((row) => row.getBoundingClientRect());
			const below = boxes.findIndex(({ top, height }) => clientY < top + height / 2);
			const position = below < 0 ? boxes.length : below;
			to.value = position > index ? position - 1 : position;
		};
		const drop = (): void => {
			const position = to.value;
			stop?.();
			if (position !== undefined && position !== index) move(index, position);
		};
		window.addEventListener("pointermove", movePointer, { signal });
		window.addEventListener("pointerup", drop, { signal });
		window.addEventListener("pointercancel", () => stop?.(), { signal });
		window.addEventListener("keydown", ({ key }) => key === "Escape" && stop?.(), { signal });
	};
	onBeforeUnmount(() => stop?.());

	return {
		start,
		/** Returns the appearance of a row while one is dragged. */
		stateOf(index: number): "dragged" | "before" | "after" | undefined {
			if (from.value === undefined || to.value === undefined) return undefined;
			if (index === from.value) return "dragged";
			if (index !== to.value) return undefined;
			return to.value < from.value ? "before" : "after";
		},
	};
}
