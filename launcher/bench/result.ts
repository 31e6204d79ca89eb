// What a benchmark found, as the table at its end shows it.

/** A line of the table. */
export interface Result {
	readonly what: string;
	readonly measured: string;
	/** Whether what was to be proved held; undefined for what is only measured. */
	readonly held?: boolean;
}

/** What every part may be told on the command line. */
export interface BenchOptions {
	/** How many states, rounds or measurements; each part has its own default. */
	readonly times: number | undefined;
	/** For what is drawn at random. */
	readonly seed: number;
	/** Where among a seed's draws to begin. */
	readonly path: string | undefined;
}
