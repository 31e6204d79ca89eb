// Whether a release on trial does worse than the live one: by chance alone it would look so in one of ten thousand comparisons.

/** What came of the pages that visitors were given with one set. */
export interface Arm {
	/** Pages, and of these the ones in which something failed. */
	readonly shown: number;
	readonly failed: number;
	/** Failures that browsers reported, one for each network. */
	readonly reported: number;
	/** How long pages took that were rendered, in ms; the latest ones. */
	readonly times: readonly number[];
}

/** How unlikely, by chance alone, a difference in failures has to be. */
const CHANCE = 1e-4;

/** Fewer failures may be one visitor's. */
const FEWEST_FAILURES = 3;

/** With fewer pages, times say nothing. */
const FEWEST_TIMES = 20;

/** How much longer than nine of ten live pages the canary's median has to take: twice, and by what a visitor feels, in ms. */
const SLOWER = { times: 2, by: 200 } as const;

/** Why the canary is worse, with the figures; undefined where that cannot be said. */
export function verdictOn(canary: Arm, live: Arm): string | undefined {
	const failed = Math.min(canary.failed, canary.shown);
	const base = Math.min(live.failed, live.shown);
	const chance = chanceOf({ failed, shown: canary.shown }, { failed: base, shown: live.shown });
	if (failed >= FEWEST_FAILURES && chance < CHANCE)
		return `${failed} of ${canary.shown} pages failed, and ${base} of ${live.shown} with what is live; by chance in ${words(chance)}`;
	if (canary.times.length < FEWEST_TIMES || live.times.length < FEWEST_TIMES) return undefined;
	const [median, most] = [quantile(canary.times, 0.5), quantile(live.times, 0.9)];
	if (median < most * SLOWER.times || median < most + SLOWER.by) return undefined;
	return `half of ${canary.times.length} pages took ${Math.round(median)} ms and longer, and nine of ten with what is live ${Math.round(most)} ms at most`;
}

/** The figures of both, for the log and the history. */
export function figuresOf({ shown, failed, reported }: Arm, live: Arm): string {
	return `${shown} pages, ${failed} failed, ${reported} reports of browsers; with what was live ${live.shown}, ${live.failed} failed, ${live.reported} reports`;
}

/**
 * How likely so many failures or more are on the canary's side if failures have nothing to do with the release (Fisher's exact test,
 * one-sided).
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

/** ln n!, by Stirling's series from where its error is below 1e-10. */
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
