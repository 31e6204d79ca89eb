// Steps of editing that can be taken back and made again.

/** What is there now, and what was and will be there. */
export interface Steps<State> {
	readonly now: State;
	readonly before: readonly State[];
	readonly after: readonly State[];
	/** What the last change was of; typing on in one field is one step. */
	readonly last: string | undefined;
}

/** How many steps are retained. */
const MOST = 200;

export function firstStep<State>(now: State): Steps<State> {
	return { now, before: [], after: [], last: undefined };
}

/**
 * A change.
 * @param of what it changes, where changes of the same belong together; undefined for a change of its own
 */
export function stepTo<State>(steps: Steps<State>, now: State, of?: string): Steps<State> {
	if (Object.is(now, steps.now)) return steps;
	const isSameStep = of !== undefined && of === steps.last;
	return { now, before: isSameStep ? steps.before : [...steps.before, steps.now].slice(-MOST), after: [], last: of };
}

export function undone<State>(steps: Steps<State>): Steps<State> {
	const { now, before, after } = steps;
	if (before.length === 0) return steps;
	// There is a last one, and a state may be undefined.
	return { now: before.at(-1) as State, before: before.slice(0, -1), after: [now, ...after], last: undefined };
}

export function redone<State>(steps: Steps<State>): Steps<State> {
	const { now, before, after } = steps;
	if (after.length === 0) return steps;
	// There is a first one, and a state may be undefined.
	return { now: after[0] as State, before: [...before, now], after: after.slice(1), last: undefined };
}
