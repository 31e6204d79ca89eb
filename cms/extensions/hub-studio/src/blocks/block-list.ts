// State of the block editor for one entry: undo steps, and keys for rendering.

import { ref, shallowRef, toRaw } from "vue";
import { keysOf } from "./list-changes.ts";

type List = readonly unknown[];

const MAX_STEPS = 200;

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
	/** Earlier lists, the current one and undone ones. */
	const lists = shallowRef<readonly List[]>([initial]);
	const current = ref(0);
	const keys = shallowRef<readonly number[]>(initial.map(nextKey));
	/** Incremented when another entry is edited or the form replaces the values. */
	const source = ref(0);
	/** Path of the text field that the last step changed. */
	let field: string | undefined;
	const list = (): List => lists.value[current.value] ?? [];
	const show = (next: readonly List[], at: number, of?: string): void => {
		const shown = next[at];
		if (shown === undefined || Object.is(shown, list())) return;
		keys.value = keysOf(shown, { list: list(), keys: keys.value }, nextKey);
		lists.value = next;
		current.value = at;
		field = of;
		emit(shown);
	};
	return {
		list,
		keys: () => keys.value,
		source,
		canUndo: () => current.value > 0,
		canRedo: () => current.value < lists.value.length - 1,
		/**
		 * Adds a step.
		 * @param of path of the edited text field: typing on in the same field is one step. Undefined for a step of its own
		 */
		change(next: List, of?: string): void {
			const isSameStep = of !== undefined && of === field;
			const before = lists.value.slice(0, current.value + (isSameStep ? 0 : 1)).slice(-MAX_STEPS);
			show([...before, next], before.length, of);
		},
		undo: () => show(lists.value, current.value - 1),
		redo: () => show(lists.value, current.value + 1),
		/** Takes over the form's value unless this editor emitted it. */
		take(next: List): void {
			if (JSON.stringify(next) === JSON.stringify(list())) return;
			keys.value = next.map(nextKey);
			lists.value = [next];
			current.value = 0;
			field = undefined;
			source.value += 1;
		},
	};
}
