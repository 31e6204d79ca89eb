// The line in front of what the content service does for visitors: so many at once, the others wait, and nobody waits in vain.

/** Lets work begin in the order in which it came. */
export interface ActionLine {
	/**
	 * Runs the work when it is its turn.
	 * @param signal ends the waiting in line
	 * @returns `full` after as long as one may wait, at once where it would take far longer, or when the signal ends the waiting
	 */
	run<Value>(
		signal: AbortSignal,
		work: () => Promise<Value>,
	): Promise<{ readonly kind: "done"; readonly value: Value } | { readonly kind: "full" }>;
}

/** What a line is made with. */
export interface ActionLineOptions {
	/** At once: the content service writes one after the other, and has the next at hand. */
	readonly atOnce: number;
	/** How long one may wait until it begins, in ms. */
	readonly patience: number;
	/** The time in ms, for tests. */
	readonly now?: () => number;
}

/** Default: whoever can be served within 10 s is. */
export const ACTION_LINE: ActionLineOptions = { atOnce: 8, patience: 10_000 };

/** How many times the patience one has to be taken to need before one is not let wait at all: the reckoning is rough, and waiting costs little. */
const DOUBT = 2;

/** How much the last work's time counts in what one is taken to need. */
const WEIGHT = 0.2;

/** Makes a line. How long one would wait is reckoned from how long the last ones took. */
export function createActionLine({ atOnce, patience, now = () => performance.now() }: ActionLineOptions = ACTION_LINE): ActionLine {
	const waiting: (() => void)[] = [];
	let running = 0;
	/** How long one takes, in ms, with the others beside it. */
	let usual = 0;

	const begin = (signal: AbortSignal): Promise<boolean> =>
		new Promise((resolve) => {
			if (running < atOnce) {
				running += 1;
				resolve(true);
				return;
			}
			if ((waiting.length / atOnce) * usual > DOUBT * patience) {
				resolve(false);
				return;
			}
			const start = () => {
				signal.removeEventListener("abort", leave);
				clearTimeout(timer);
				running += 1;
				resolve(true);
			};
			const leave = () => {
				signal.removeEventListener("abort", leave);
				clearTimeout(timer);
				waiting.splice(waiting.indexOf(start), 1);
				resolve(false);
			};
			const timer = setTimeout(leave, patience);
			waiting.push(start);
			signal.addEventListener("abort", leave, { once: true });
		});

	return {
		async run(signal, work) {
			if (!(await begin(signal))) return { kind: "full" };
			const begun = now();
			try {
				return { kind: "done", value: await work() };
			} finally {
				const took = now() - begun;
				usual = usual === 0 ? took : usual + (took - usual) * WEIGHT;
				running -= 1;
				waiting.shift()?.();
			}
		},
	};
}
