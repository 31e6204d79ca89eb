// Runs saves of one draft one after the other. Directus reads a draft, merges the saved values and writes it back: of two saves at once,
// the later one would discard the values of the other.

/** Longest time that a save waits for the previous one of the same draft. */
const TURN_TIMEOUT_MS = 5_000;

/** The last call that changes a draft at this moment, by what it changes. */
const calls = new Map<string, Promise<void>>();

/** Keys of the queues: the draft itself, or the entry that has no draft yet. */
export const turnKeys = {
	version: (id: string | undefined): string => `versions/${id}`,
	entry: (collection: string, item: string): string => `${collection}/${item}`,
} as const;

/** Resolves when the calls before this one are done. @param over resolves when this call is done; the next one waits 5 s at most */
export function turnOf(key: string, over: Promise<unknown>): Promise<void> {
	const turn = calls.get(key) ?? Promise.resolve();
	const done = new Promise<void>((resolve) => {
		const end = () => resolve();
		over.then(end, end);
		setTimeout(end, TURN_TIMEOUT_MS).unref();
	});
	calls.set(key, done);
	void done.then(() => {
		if (calls.get(key) === done) calls.delete(key);
	});
	return turn;
}

/** Does something to a draft when it is its turn. */
export async function inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await turnOf(key, promise);
	try {
		return await act();
	} finally {
		resolve();
	}
}
