// A fair queue: the site's capacity is shared among visitors, so that those with many requests wait behind those with few.

/** The priority of a task: high for a page that is known to exist, low for an address that may not exist. */
export type Priority = "high" | "low";

/** Runs tasks in turn. */
export interface FairQueue {
	/**
	 * Runs the work when it is the visitor's turn.
	 * @param visitor stands for a visitor; see visitors.server.ts
	 * @param signal ends the waiting
	 * @returns `full` where too much waits already, of the visitor or in all; where one has waited for as long as one may, or would have
	 * to wait far longer; and where the signal ended the waiting
	 */
	run<Value>(
		visitor: string,
		priority: Priority,
		work: () => Promise<Value>,
		signal?: AbortSignal,
	): Promise<{ readonly kind: "done"; readonly value: Value } | { readonly kind: "full" }>;
}

/** The limits of the queue. */
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
	/** How long one may wait until it begins, in ms. Default as long as it takes. */
	readonly patience?: number;
}

/** Default shares. */
const SHARES: Shares = { atOnce: 24, lowPriority: 4, each: 8, waiting: 4_000, waitingEach: 1_000 };

/** How many times the patience one has to be taken to need before one is not let wait at all: an estimate is rough, and waiting costs little. */
const DOUBT = 2;

/** How much the last work's time counts in what one is taken to need. */
const WEIGHT = 0.2;

interface Task {
	readonly priority: Priority;
	start(): void;
}

/** Makes a queue. Visitors with something waiting take turns, one task each. @param now the time in ms, for tests */
export function createFairQueue(shares: Shares = SHARES, now: () => number = () => performance.now()): FairQueue {
	/** Tasks by visitor, in the order of turns. */
	const lines = new Map<string, Task[]>();
	const running = new Map<string, number>();
	const under = { high: 0, low: 0 };
	let waiting = 0;
	/** How long one takes, in ms, with the others beside it. */
	let usual = 0;

	const mayRun = (visitor: string, { priority }: Task): boolean =>
		under.high + under.low < shares.atOnce &&
		(priority === "high" || under.low < shares.lowPriority) &&
		// A visitor without competition may use the whole capacity.
		((running.get(visitor) ?? 0) < shares.each || lines.size === 1);

	const remove = (visitor: string, task: Task): void => {
		const line = lines.get(visitor) ?? [];
		line.splice(line.indexOf(task), 1);
		if (line.length === 0) lines.delete(visitor);
		waiting -= 1;
	};

	/** The next task in turn: those of high priority first, for all visitors. */
	const take = (): readonly [string, Task] | undefined => {
		for (const priority of ["high", "low"] as const) {
			for (const [visitor, line] of lines) {
				const at = line.findIndex((task) => task.priority === priority);
				const task = line[at];
				if (!task || !mayRun(visitor, task)) continue;
				remove(visitor, task);
				// Its visitor's next one comes after everyone else's.
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
			under[task.priority] += 1;
			task.start();
		}
	};

	const end = (visitor: string, priority: Priority): void => {
		under[priority] -= 1;
		const left = (running.get(visitor) ?? 1) - 1;
		if (left > 0) running.set(visitor, left);
		else running.delete(visitor);
		pump();
	};

	/** Whether one who comes now would wait for far longer than one may. */
	const isHopeless = (): boolean => shares.patience !== undefined && (waiting / shares.atOnce) * usual > DOUBT * shares.patience;

	/** Waits for the turn; false where the waiting ended before it came. */
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
			const timer = shares.patience === undefined ? undefined : setTimeout(leave, shares.patience);
			signal?.addEventListener("abort", leave, { once: true });
			const line = lines.get(visitor) ?? [];
			line.push(task);
			lines.set(visitor, line);
			waiting += 1;
			pump();
		});

	return {
		async run(visitor, priority, work, signal) {
			const inLine = lines.get(visitor)?.length ?? 0;
			if (waiting >= shares.waiting || inLine >= shares.waitingEach || isHopeless()) return { kind: "full" };
			if (!(await begin(visitor, priority, signal))) return { kind: "full" };
			const begun = now();
			try {
				return { kind: "done", value: await work() };
			} finally {
				const took = now() - begun;
				usual = usual === 0 ? took : usual + (took - usual) * WEIGHT;
				end(visitor, priority);
			}
		},
	};
}
