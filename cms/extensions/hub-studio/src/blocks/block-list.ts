// State of the block editor for one entry: undo steps, and keys for rendering.

import { ref, shallowRef, toRaw } from "vue";
import { keysOf } from "./list-changes.ts";
import { addStep, createSteps, redoStep, type Steps, undoStep } from "./undo-steps.ts";

type List = readonly unknown[];

let lastKey = 0;
const nextKey = () => ++lastKey;

/** Returns the blocks of a stored value, or undefined if it is not a list. */
export function listOf(value: unknown): List | undefined {
	if (value === null || value === undefined) return [];
	// Vue passes reactive proxies; the raw values are compared and emitted.
	return Array.isArray(value) ? toRaw(value).map((block: unknown) => toRaw(block)) : undefined;
}

/**
 * Creates the state.
 * @param emit passes the changed list to the form
 */
export function useBlockList(initial: List, emit: (list: List) => void) {
	const steps = shallowRef<Steps<List>>(createSteps(initial));
	const keys = shallowRef<readonly number[]>(initial.map(nextKey));
	/** Incremented when another entry is edited or the form replaces the values. */
	const source = ref(0);
	const show = (next: Steps<List>): void => {
		keys.value = keysOf(next.now, { list: steps.value.now, keys: keys.value }, nextKey);
		const isChange = !Object.is(next.now, steps.value.now);
		steps.value = next;
		if (isChange) emit(next.now);
	};
	return {
		list: () => steps.value.now,
		keys: () => keys.value,
		source,
		canUndo: () => steps.value.before.length > 0,
		canRedo: () => steps.value.after.length > 0,
		change: (list: List, of?: string) => show(addStep(steps.value, list, of)),
		undo: () => show(undoStep(steps.value)),
		redo: () => show(redoStep(steps.value)),
		/** Takes over the form's value unless this editor emitted it. */
		take(list: List): void {
			if (JSON.stringify(list) === JSON.stringify(steps.value.now)) return;
			keys.value = list.map(nextKey);
			steps.value = createSteps(list);
			source.value += 1;
		},
	};
}
