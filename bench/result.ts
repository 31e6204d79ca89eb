// Results and options of benchmarks.

/** A line of the table. */
export interface Result {
	readonly what: string;
	readonly measured: string;
	/** True if the target was met; undefined if there is none. */
	readonly held?: boolean;
	/** The numbers of `measured`, by their names, for `--json`. */
	readonly values?: Readonly<Record<string, number | string>>;
}

/** Options of every benchmark. */
export interface BenchOptions {
	/** The number of rounds or measurements; each benchmark has its own default. */
	readonly times: number | undefined;
	/** The seed of random choices. */
	readonly seed: number;
	/** The position within the seed's sequence, or the choice of a part's cases. */
	readonly path: string | undefined;
}

/** A line for each result: ✓ met, ✗ missed. */
export function table(results: readonly Result[]): string {
	const width = Math.max(...results.map(({ what }) => what.length));
	const mark = { true: "✓", false: "✗", undefined: " " };
	return results.map(({ what, measured, held }) => `${mark[`${held}`]} ${what.padEnd(width)}  ${measured}\n`).join("");
}
