// The server's deadlines, each with its reason.

/**
 * A route's loader, in ms, without the time in which it waits for the content service: a loader does little else, so one that
 * takes longer hangs.
 */
export const ROUTE_DEADLINE = 1_500;

/**
 * Content for a page in all, in ms: a page is slow, not unavailable, while the content service is healthy but busy. For a silent
 * service the source fails sooner.
 */
export const CONTENT_TIMEOUT = 8_000;

/** A slot's loader, in ms: a slot must not delay the page. */
export const SLOT_DEADLINE = 500;

/**
 * Taking a form, in ms: it is queued for the content service, and a late answer is better than leaving the visitor in doubt
 * whether the form was accepted.
 */
export const ACTION_DEADLINE = 15_000;

/** What a form asks of the content service, in ms: less than the form has, so that the page comes back with what was typed. */
export const OPERATION_DEADLINE = 13_000;

/** A request's body, in ms until all of it has arrived: a long form over a poor connection needs a few seconds. */
export const BODY_DEADLINE = 15_000;

/** Drawing a share picture, in ms: the services that ask for one give up after about so long. */
export const SHARE_DEADLINE = 8_000;

/** Rendering a page, in ms: views only render data that they are given, so one that takes longer hangs. */
export const RENDER_DEADLINE = 3_000;

/** A file of the content service, in ms: until it begins, and between its parts. Storage may be far away, and a file is large. */
export const DOWNLOAD_DEADLINE = 8_000;

/** How often a clock that counts the process's own time looks at the time, in ms. */
const TICK = 100;

/** A wait that all clocks' common timer counts: most deadlines are over long before their last moments, and need no timer of their own. */
interface Wait {
	/** When it began, or was looked at last, in ms of the process's clock. */
	seen: number;
	/** @returns whether the common timer is needed no longer */
	look(passed: number): boolean;
}

const waits = new Set<Wait>();
let looking: NodeJS.Timeout | undefined;

function lookAtAll(): void {
	const now = performance.now();
	for (const wait of waits) {
		const passed = now - wait.seen;
		wait.seen = now;
		if (wait.look(passed)) waits.delete(wait);
	}
	looking = waits.size > 0 ? setTimeout(lookAtAll, TICK) : undefined;
}

/**
 * Calls back after `ms` of the process's own time: time during which it was suspended or its event loop was blocked hardly
 * counts, and answers that arrived meanwhile are read first. A busy machine is thus not mistaken for a service that does not
 * answer.
 * @param counts whether time counts just now; default: always
 * @returns ends the waiting
 */
export function afterOwnTime(ms: number, callback: () => void, counts: () => boolean = () => true): () => void {
	let left = ms;
	let ended = false;
	let timer: NodeJS.Timeout | undefined;
	const waitAlone = (): void => {
		const step = Math.max(1, Math.min(TICK, ms / 4, left));
		const begun = performance.now();
		timer = setTimeout(() => {
			if (counts()) left -= Math.min(performance.now() - begun, 1.25 * step);
			if (left > 0.5) waitAlone();
			// What lies ready in the sockets is read before immediates run.
			else setImmediate(() => !ended && callback());
		}, step);
	};
	const wait: Wait = {
		seen: performance.now(),
		look(passed) {
			if (counts()) left -= Math.min(passed, 1.25 * TICK);
			if (left > 2 * TICK) return false;
			waitAlone();
			return true;
		},
	};
	if (ms < 4 * TICK) waitAlone();
	else {
		waits.add(wait);
		if (!looking) looking = setTimeout(lookAtAll, TICK);
	}
	return () => {
		ended = true;
		waits.delete(wait);
		clearTimeout(timer);
	};
}

/** Pauses a deadline. */
export interface DeadlineClock {
	/** Awaits something that has a deadline of its own; this deadline is paused meanwhile. */
	during<Value>(waiting: Promise<Value>): Promise<Value>;
}

/**
 * The work's result, or `late` when the deadline passes first; the signal tells the work to stop.
 * @param ms of the process's own time, without what the work spends in `clock.during`
 * @param inAll the same with that time; default: `ms`
 */
export async function withinDeadline<Value>(
	ms: number,
	work: (signal: AbortSignal, clock: DeadlineClock) => Promise<Value> | Value,
	inAll = ms,
): Promise<{ readonly kind: "done"; readonly value: Value } | { readonly kind: "timeout" }> {
	const controller = new AbortController();
	let waiting = 0;
	let cancel: (() => void)[] = [];
	const late = new Promise<{ kind: "timeout" }>((resolve) => {
		const end = () => {
			controller.abort();
			resolve({ kind: "timeout" });
		};
		const stands = () => inAll > ms && waiting > 0;
		cancel = [afterOwnTime(ms, end, () => !stands()), ...(inAll > ms ? [afterOwnTime(inAll, end)] : [])];
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
