/** A line of the table. */
export interface Result {
	readonly what: string;
	readonly measured: string;
	/** Whether the expectation held; undefined for a plain measurement. */
	readonly held?: boolean;
	/** The numbers of `measured`, by their names, for `--json`. */
	readonly values?: Readonly<Record<string, number | string>>;
	/** True for the figures that bench/measured.md shows. Default false. */
	readonly headline?: boolean;
}

/** Options of every benchmark. */
export interface BenchOptions {
	/** The number of states, rounds or measurements; each benchmark has its own default. */
	readonly times: number | undefined;
	/** The seed of random choices. */
	readonly seed: number;
	/** The position within the seed's sequence, or the choice of a part's cases. */
	readonly path: string | undefined;
}
