// Who changes a draft does so in turn. Directus reads a draft, adds what is saved and writes it back: of two saves at once the later one
// would take out what the other stored.

/** The next change of the same draft waits this long for the one before it. */
const TURN_TIMEOUT_MS = 5_000;

/** The last call that changes a draft at this moment, by what it changes. */
const calls = new Map<string, Promise<void>>();

/** What a draft is waited for by: the draft itself, or the entry that has none yet. */
export const turnKeys = {
	version: (id: string | undefined): string => `versions/${id}`,
	entry: (collection: string, item: string): string => `${collection}/${item}`,
} as const;

/** Resolves once it is a call's turn. @param over resolves once the call has done its work; the next one waits 5 s at most */
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
