// A fair queue: visitors with many requests wait behind those with few.

/** The priority of a task: high for a page that is known to exist, low for an address that may not exist. */
export type Priority = "high" | "low";

export interface FairQueue {
	/**
	 * Runs `work` when the queue reaches it.
	 * @param visitor a pseudonym from visitors.server.ts
	 * @param signal aborts the wait
	 * @returns `full` if too many tasks are queued in total or for this visitor, if the task waited or would wait too
	 * long, or if the signal aborted the wait
	 */
	run<Value>(
		visitor: string,
		priority: Priority,
		work: () => Promise<Value>,
		signal?: AbortSignal,
	): Promise<{ readonly kind: "done"; readonly value: Value } | { readonly kind: "full" }>;
}

export interface Shares {
	/** Concurrent tasks: enough to overlap waiting for the content service, few enough that each finishes soon. */
	readonly atOnce: number;
	/** Concurrent tasks of low priority; the rest is reserved for pages. */
	readonly lowPriority: number;
	/** Concurrent tasks of one visitor while others wait. */
	readonly each: number;
	/** Queued tasks in all, and of one visitor: some seconds of work. */
	readonly waiting: number;
	readonly waitingEach: number;
	/** Longest wait until the task starts, in ms. Default: none. */
	readonly timeout?: number;
}

const SHARES: Shares = { atOnce: 24, lowPriority: 4, each: 8, waiting: 4_000, waitingEach: 1_000 };

/**
 * Factor by which the estimated wait must exceed the timeout to reject a task at once: the estimate is rough, and
 * waiting is cheap.
 */
const ESTIMATE_TOLERANCE = 2;

/** Weight of the last duration in the moving average. */
const WEIGHT = 0.2;

interface Task {
	readonly priority: Priority;
	start(): void;
}

/**
 * Creates a queue. Visitors take turns, one task each.
 * @param now time in ms, for tests
 */
export function createFairQueue(shares: Shares = SHARES, now: () => number = () => performance.now()): FairQueue {
	/** Queued tasks by visitor, in the order of turns. */
	const lines = new Map<string, Task[]>();
	const running = new Map<string, number>();
	const runningBy = { high: 0, low: 0 };
	let waiting = 0;
	/** Moving average of a task's duration, in ms, under the current load. */
	let averageMs = 0;

	const mayRun = (visitor: string, { priority }: Task): boolean =>
		runningBy.high + runningBy.low < shares.atOnce &&
		(priority === "high" || runningBy.low < shares.lowPriority) &&
		// A visitor without competition may use the whole capacity.
		((running.get(visitor) ?? 0) < shares.each || lines.size === 1);

	const remove = (visitor: string, task: Task): void => {
		const line = lines.get(visitor) ?? [];
		line.splice(line.indexOf(task), 1);
		if (line.length === 0) lines.delete(visitor);
		waiting -= 1;
	};

	/** Removes and returns the next task: high priority first, for all visitors. */
	const take = (): readonly [string, Task] | undefined => {
		for (const priority of ["high", "low"] as const) {
			for (const [visitor, line] of lines) {
				const at = line.findIndex((task) => task.priority === priority);
				const task = line[at];
				if (!task || !mayRun(visitor, task)) continue;
				remove(visitor, task);
				// The visitor's next task comes after everyone else's.
				lines.delete(visitor);
				if (line.length > 0) lines.set(visitor, line);
				return [visitor, task];
			}
		}
		return undefined;
	};

	const pump = (): void => {
		for (let next = take(); next; next = take()) {
			const [visitor, task] = next;
			running.set(visitor, (running.get(visitor) ?? 0) + 1);
			runningBy[task.priority] += 1;
			task.start();
		}
	};

	const end = (visitor: string, priority: Priority): void => {
		runningBy[priority] -= 1;
		const left = (running.get(visitor) ?? 1) - 1;
		if (left > 0) running.set(visitor, left);
		else running.delete(visitor);
		pump();
	};

	/** True if the expected wait exceeds twice the timeout. */
	const wouldTimeOut = (): boolean =>
		shares.timeout !== undefined && (waiting / shares.atOnce) * averageMs > ESTIMATE_TOLERANCE * shares.timeout;

	/** Resolves with true when the task may start, with false if the wait ended before. */
	const begin = (visitor: string, priority: Priority, signal?: AbortSignal): Promise<boolean> =>
		new Promise((resolve) => {
			const settle = (begins: boolean) => {
				signal?.removeEventListener("abort", leave);
				clearTimeout(timer);
				resolve(begins);
			};
			const leave = () => {
				remove(visitor, task);
				settle(false);
				// A visitor who is alone now may use the capacity that was reserved for this one.
				pump();
			};
			const task: Task = { priority, start: () => settle(true) };
			const timer = shares.timeout === undefined ? undefined : setTimeout(leave, shares.timeout);
			signal?.addEventListener("abort", leave, { once: true });
			const line = lines.get(visitor) ?? [];
			line.push(task);
			lines.set(visitor, line);
			waiting += 1;
			pump();
		});

	return {
		async run(visitor, priority, work, signal) {
			const queued = lines.get(visitor)?.length ?? 0;
			if (waiting >= shares.waiting || queued >= shares.waitingEach || wouldTimeOut()) return { kind: "full" };
			if (!(await begin(visitor, priority, signal))) return { kind: "full" };
			const begun = now();
			try {
				return { kind: "done", value: await work() };
			} finally {
				const took = now() - begun;
				averageMs = averageMs === 0 ? took : averageMs + (took - averageMs) * WEIGHT;
				end(visitor, priority);
			}
		},
	};
}
