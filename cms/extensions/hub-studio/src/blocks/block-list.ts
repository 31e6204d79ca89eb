// The blocks of one entry while they are edited: their steps, and the keys by which the screen tells them apart.

import { ref, shallowRef, toRaw } from "vue";
import { keysOf } from "./list-changes.ts";
import { firstStep, redone, type Steps, stepTo, undone } from "./undo-steps.ts";

type List = readonly unknown[];

let last = 0;
const fresh = () => ++last;

/** The blocks of a stored value; undefined where it is no list. */
export function listOf(value: unknown): List | undefined {
	if (value === null || value === undefined) return [];
	// Vue hands over reactive proxies; what is stored and emitted are the raw values.
	return Array.isArray(value) ? toRaw(value).map((block: unknown) => toRaw(block)) : undefined;
}

/**
 * The blocks of an entry.
 * @param emit hands the changed list to the form
 */
export function useBlockList(initial: List, emit: (list: List) => void) {
	const steps = shallowRef<Steps<List>>(firstStep(initial));
	const keys = shallowRef<readonly number[]>(initial.map(fresh));
	/** Counts up whenever it is another entry that is edited, or the form's values came from elsewhere. */
	const source = ref(0);
	const show = (next: Steps<List>): void => {
		keys.value = keysOf(next.now, { list: steps.value.now, keys: keys.value }, fresh);
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
		change: (list: List, of?: string) => show(stepTo(steps.value, list, of)),
		undo: () => show(undone(steps.value)),
		redo: () => show(redone(steps.value)),
		/** What the form has now, where that is not what was handed to it. */
		take(list: List): void {
			if (JSON.stringify(list) === JSON.stringify(steps.value.now)) return;
			keys.value = list.map(fresh);
			steps.value = firstStep(list);
			source.value += 1;
		},
	};
}
