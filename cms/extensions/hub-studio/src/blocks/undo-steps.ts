// History for undo and redo.

/** Current state with earlier and undoStep ones. */
export interface Steps<State> {
	readonly now: State;
	readonly before: readonly State[];
	readonly after: readonly State[];
	/** Path of the last edited text field. Typing on in the same field is one step. */
	readonly last: string | undefined;
}

const MAX_STEPS = 200;

export function createSteps<State>(now: State): Steps<State> {
	return { now, before: [], after: [], last: undefined };
}

/**
 * Adds a state.
 * @param of path of the edited text field; successive states of the same field are one step. Undefined for a step of its own
 */
export function addStep<State>(steps: Steps<State>, now: State, of?: string): Steps<State> {
	if (Object.is(now, steps.now)) return steps;
	const isSameStep = of !== undefined && of === steps.last;
	return { now, before: isSameStep ? steps.before : [...steps.before, steps.now].slice(-MAX_STEPS), after: [], last: of };
}

export function undoStep<State>(steps: Steps<State>): Steps<State> {
	const { now, before, after } = steps;
	if (before.length === 0) return steps;
	// `before` is not empty, and a state may be undefined.
	return { now: before.at(-1) as State, before: before.slice(0, -1), after: [now, ...after], last: undefined };
}

export function redoStep<State>(steps: Steps<State>): Steps<State> {
	const { now, before, after } = steps;
	if (after.length === 0) return steps;
	// `after` is not empty, and a state may be undefined.
	return { now: after[0] as State, before: [...before, now], after: after.slice(1), last: undefined };
}
