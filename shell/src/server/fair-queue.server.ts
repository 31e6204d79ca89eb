// Shares what the site can do at once among its visitors: who asks for much waits behind who asks for little.

/** What is asked for: a page that is known to be there, or an address that may be made up. */
export type Standing = "known" | "doubtful";

/** Runs work in turn. */
export interface FairQueue {
	/**
	 * Runs the work when it is the visitor's turn.
	 * @param visitor stands for a visitor; see visitors.server.ts
	 * @returns `full` where too much waits already, of the visitor or in all
	 */
	run<Value>(
		visitor: string,
		standing: Standing,
		work: () => Promise<Value>,
	): Promise<{ readonly kind: "done"; readonly value: Value } | { readonly kind: "full" }>;
}

/** How much there is to share. */
export interface Shares {
	/** At once in all: enough to wait for the content service side by side, few enough that each is drawn soon. */
	readonly atOnce: number;
	/** At once for addresses that may be made up: the rest is kept for pages. */
	readonly doubtful: number;
	/** At once for one visitor while others wait. */
	readonly each: number;
	/** Waiting in all, and for one visitor: some seconds of work. */
	readonly waiting: number;
	readonly waitingEach: number;
}

/** Default shares. */
const SHARES: Shares = { atOnce: 24, doubtful: 4, each: 8, waiting: 4_000, waitingEach: 1_000 };

interface Task {
	readonly standing: Standing;
	start(): void;
}

/** Makes a queue. Visitors with something waiting take turns, one task each. */
export function createFairQueue(shares: Shares = SHARES): FairQueue {
	/** Tasks by visitor, in the order of turns. */
	const lines = new Map<string, Task[]>();
	const running = new Map<string, number>();
	const under = { known: 0, doubtful: 0 };
	let waiting = 0;

	const mayRun = (visitor: string, { standing }: Task): boolean =>
		under.known + under.doubtful < shares.atOnce &&
		(standing === "known" || under.doubtful < shares.doubtful) &&
		// Alone, a visitor may have everything.
		((running.get(visitor) ?? 0) < shares.each || lines.size === 1);

	/** The next task in turn: known pages first, whoever asks for them. */
	const take = (): readonly [string, Task] | undefined => {
		for (const standing of ["known", "doubtful"] as const) {
			for (const [visitor, line] of lines) {
				const at = line.findIndex((task) => task.standing === standing);
				const task = line[at];
				if (!task || !mayRun(visitor, task)) continue;
				line.splice(at, 1);
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
			waiting -= 1;
			running.set(visitor, (running.get(visitor) ?? 0) + 1);
			under[task.standing] += 1;
			task.start();
		}
	};

	const end = (visitor: string, standing: Standing): void => {
		under[standing] -= 1;
		const left = (running.get(visitor) ?? 1) - 1;
		if (left > 0) running.set(visitor, left);
		else running.delete(visitor);
		pump();
	};

	return {
		async run(visitor, standing, work) {
			const line = lines.get(visitor) ?? [];
			if (waiting >= shares.waiting || line.length >= shares.waitingEach) return { kind: "full" };
			await new Promise<void>((resolve) => {
				waiting += 1;
				line.push({ standing, start: resolve });
				lines.set(visitor, line);
				pump();
			});
			try {
				return { kind: "done", value: await work() };
			} finally {
				end(visitor, standing);
			}
		},
	};
}
