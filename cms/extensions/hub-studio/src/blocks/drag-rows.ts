// Rows that are dragged by a handle, with a mouse, a pen or a finger. Buttons beside it do the same from the keyboard.

import { onBeforeUnmount, ref } from "vue";

/**
 * Dragging in one list. Its rows are the children of the element with `data-rows`; a handle stands within its row.
 * @param move called once, when a row is let go at another place
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
		const over = ({ clientY }: PointerEvent): void => {
			const places = [...rows.children].map((row) => row.getBoundingClientRect());
			const below = places.findIndex(({ top, height }) => clientY < top + height / 2);
			const place = below < 0 ? places.length : below;
			to.value = place > index ? place - 1 : place;
		};
		const drop = (): void => {
			const place = to.value;
			stop?.();
			if (place !== undefined && place !== index) move(index, place);
		};
		window.addEventListener("pointermove", over, { signal });
		window.addEventListener("pointerup", drop, { signal });
		window.addEventListener("pointercancel", () => stop?.(), { signal });
		window.addEventListener("keydown", ({ key }) => key === "Escape" && stop?.(), { signal });
	};
	onBeforeUnmount(() => stop?.());

	return {
		start,
		/** How a row looks while one is dragged. */
		stateOf(index: number): "dragged" | "before" | "after" | undefined {
			if (from.value === undefined || to.value === undefined) return undefined;
			if (index === from.value) return "dragged";
			if (index !== to.value) return undefined;
			return to.value < from.value ? "before" : "after";
		},
	};
}
