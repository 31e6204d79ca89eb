// Time limits of the server's work, each with its reason.

/**
 * Timeout of a route's loader, in ms, without its waits for Directus. Loaders do little else, so a longer one hangs.
 */
export const ROUTE_DEADLINE = 1_500;

/**
 * Total time for the content of a page, in ms. A busy Directus makes pages slow, not unavailable; a silent one fails
 * sooner.
 */
export const CONTENT_TIMEOUT = 8_000;

/** Timeout of a slot's loader, in ms: a slot must not delay the page. */
export const SLOT_DEADLINE = 500;

/**
 * Timeout of a form's action, in ms. With rendering it stays below the 10 s of nginx, so that the page comes back with
 * the input.
 */
export const ACTION_DEADLINE = 8_500;

/**
 * Timeout of an operation in Directus, in ms: shorter than the action's, so that the page comes back with the visitor's
 * input.
 */
export const OPERATION_DEADLINE = 7_000;

/** Timeout of a request's body, in ms: a long form over a poor connection needs a few seconds. */
export const BODY_DEADLINE = 15_000;

/** Timeout of drawing a share picture, in ms: crawlers give up after about so long. */
export const SHARE_DEADLINE = 8_000;

/** Timeout of rendering, in ms: views only render given data, so a longer one hangs. */
export const RENDER_DEADLINE = 3_000;

/** Timeout of a file from Directus, in ms, until its first byte and between chunks. Storage may be far away. */
export const DOWNLOAD_DEADLINE = 8_000;

/** Longest step of the clock that counts the process's own time, in ms. */
const STEP = 100;

/**
 * Calls back after `ms` of the process's own time. Time in which the process was suspended or its event loop blocked
 * hardly counts, and responses that arrived meanwhile are read first: a busy machine must not be mistaken for an
 * unresponsive service.
 * @param counts true while time counts; default: always
 * @returns cancels the wait
 */
export function afterOwnTime(ms: number, callback: () => void, counts: () => boolean = () => true): () => void {
	let left = ms;
	let ended = false;
	let timer: NodeJS.Timeout | undefined;
	const wait = (): void => {
		const step = Math.max(1, Math.min(STEP, ms / 4, left));
		const begun = performance.now();
		timer = setTimeout(() => {
			if (counts()) left -= Math.min(performance.now() - begun, 1.25 * step);
			if (left > 0.5) wait();
			// Data that is ready in sockets is read before immediates run.
			else setImmediate(() => !ended && callback());
		}, step);
	};
	wait();
	return () => {
		ended = true;
		clearTimeout(timer);
	};
}

export interface DeadlineClock {
	/** Awaits work that has its own timeout; this deadline is paused meanwhile. */
	during<Value>(waiting: Promise<Value>): Promise<Value>;
}

/**
 * Returns the work's result, or `timeout` if the deadline passes first; the signal aborts the work.
 * @param ms of the process's own time, without the time spent in `clock.during`
 * @param totalMs with the time spent in `clock.during`; default: `ms`
 */
export async function withinDeadline<Value>(
	ms: number,
	work: (signal: AbortSignal, clock: DeadlineClock) => Promise<Value> | Value,
	totalMs = ms,
): Promise<{ readonly kind: "done"; readonly value: Value } | { readonly kind: "timeout" }> {
	const controller = new AbortController();
	let waiting = 0;
	let cancel: (() => void)[] = [];
	const late = new Promise<{ kind: "timeout" }>((resolve) => {
		const end = () => {
			controller.abort();
			resolve({ kind: "timeout" });
		};
		const isPaused = () => totalMs > ms && waiting > 0;
		cancel = [afterOwnTime(ms, end, () => !isPaused()), ...(totalMs > ms ? [afterOwnTime(totalMs, end)] : [])];
	});
	const clock: DeadlineClock = {
		async during(promise) {
			waiting += 1;
			try {
				return await promise;
			} finally {
				waiting -= 1;
			}
		},
	};
	try {
		const done = Promise.resolve(work(controller.signal, clock)).then((value) => ({ kind: "done" as const, value }));
		// A failure after the deadline must not count as an unhandled rejection.
		done.catch(() => undefined);
		return await Promise.race([done, late]);
	} finally {
		for (const end of cancel) end();
	}
}
