// Queues saves of the same draft. Directus reads a draft, merges the saved values and writes it back, so of two
// concurrent saves the later one would discard the other's values.

/** Longest time that a save waits for the previous one of the same draft. */
const QUEUE_TIMEOUT_MS = 5_000;

/** Last running call by queue. */
const calls = new Map<string, Promise<void>>();

/** Keys of the queues: the draft itself, or the entry that has no draft yet. */
export const queueKeys = {
	version: (id: string | undefined): string => `versions/${id}`,
	entry: (collection: string, item: string): string => `${collection}/${item}`,
} as const;

/**
 * Resolves when the previous calls of a queue are done, or after the timeout.
 * @param finished resolves when the caller is done
 */
export function waitForPrevious(key: string, finished: Promise<unknown>): Promise<void> {
	const previous = calls.get(key) ?? Promise.resolve();
	const done = new Promise<void>((resolve) => {
		const end = () => resolve();
		finished.then(end, end);
		setTimeout(end, QUEUE_TIMEOUT_MS).unref();
	});
	calls.set(key, done);
	void done.then(() => {
		if (calls.get(key) === done) calls.delete(key);
	});
	return previous;
}

/** Runs `act` when the queue reaches it. */
export async function runQueued<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await waitForPrevious(key, promise);
	try {
		return await act();
	} finally {
		resolve();
	}
}
