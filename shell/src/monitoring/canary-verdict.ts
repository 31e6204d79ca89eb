// Decides whether a canary does worse than the live release. By chance alone, one of ten thousand comparisons would say
// so.

export interface Arm {
	/** Pages, and those of them with a failure. */
	readonly shown: number;
	readonly failed: number;
	/** Failures reported by browsers, one per network. */
	readonly reported: number;
	/** Latest render times, in ms. */
	readonly times: readonly number[];
}

/** Probability of a difference in failures, by chance alone, below which it counts. */
const CHANCE = 1e-4;

/** Fewer failures may come from one visitor. */
const MIN_FAILURES = 3;

const MIN_TIMES = 20;

/** Factor by which, and perceptible time in ms by which, the canary's median must exceed nine of ten live pages. */
const SLOWER = { times: 2, by: 200 } as const;

/** Returns why the canary is worse, with numbers; undefined if it isn't known to be. */
export function verdictOn(canary: Arm, live: Arm): string | undefined {
	const failed = Math.min(canary.failed, canary.shown);
	const base = Math.min(live.failed, live.shown);
	const chance = chanceOf({ failed, shown: canary.shown }, { failed: base, shown: live.shown });
	if (failed >= MIN_FAILURES && chance < CHANCE)
		return `${failed} of ${canary.shown} pages failed, and ${base} of ${live.shown} with what is live; by chance in ${words(chance)}`;
	if (canary.times.length < MIN_TIMES || live.times.length < MIN_TIMES) return undefined;
	const [median, slow] = [quantile(canary.times, 0.5), quantile(live.times, 0.9)];
	if (median < slow * SLOWER.times || median < slow + SLOWER.by) return undefined;
	return `half of ${canary.times.length} pages took ${Math.round(median)} ms and longer, and nine of ten with what is live ${Math.round(slow)} ms at most`;
}

/** Returns the numbers of both, for the log and the history. */
export function figuresOf({ shown, failed, reported }: Arm, live: Arm): string {
	return `${shown} pages, ${failed} failed, ${reported} reports of browsers; with what was live ${live.shown}, ${live.failed} failed, ${live.reported} reports`;
}

/**
 * Returns the probability of at least so many failures of the canary if they were independent of the release (Fisher's
 * exact test, one-sided).
 */
export function chanceOf(canary: Pick<Arm, "failed" | "shown">, live: Pick<Arm, "failed" | "shown">): number {
	const [all, bad] = [canary.shown + live.shown, canary.failed + live.failed];
	let chance = 0;
	for (let failed = canary.failed; failed <= Math.min(bad, canary.shown); failed += 1) {
		if (bad - failed > live.shown) continue;
		chance += Math.exp(lnChoose(canary.shown, failed) + lnChoose(live.shown, bad - failed) - lnChoose(all, bad));
	}
	return Math.min(1, chance);
}

function lnChoose(all: number, some: number): number {
	return lnFactorial(all) - lnFactorial(some) - lnFactorial(all - some);
}

/** ln n!, by Stirling's series where its error is below 1e-10. */
function lnFactorial(n: number): number {
	if (n < 20) {
		let sum = 0;
		for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor);
		return sum;
	}
	return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1_260 * n ** 5);
}

function quantile(times: readonly number[], part: number): number {
	const sorted = [...times].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function words(chance: number): string {
	const once = Math.round(1 / Math.max(chance, 1e-9));
	return `1 of ${once}`;
}
