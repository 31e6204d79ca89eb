// Results and options of benchmarks.

export interface Result {
	readonly what: string;
	readonly measured: string;
	/** True if the target was met; undefined if there is none. */
	readonly held?: boolean;
	/** The numbers of `measured` by name, for `--json`. */
	readonly values?: Readonly<Record<string, number | string>>;
}

export interface BenchOptions {
	/** Number of rounds or measurements; each benchmark has its own default. */
	readonly times: number | undefined;
	readonly seed: number;
	/** Position in the seed's sequence, or a selection of cases. */
	readonly path: string | undefined;
}

/** Returns a line for each result: ✓ met, ✗ missed. */
export function table(results: readonly Result[]): string {
	const width = Math.max(...results.map(({ what }) => what.length));
	const mark = { true: "✓", false: "✗", undefined: " " };
	return results.map(({ what, measured, held }) => `${mark[`${held}`]} ${what.padEnd(width)}  ${measured}\n`).join("");
}
