// What a site in the test's own process writes into its log. Playwright has stdout in its hands, and so the log writes through that.

/** A log that is recorded. */
export interface RecordedLog {
	readonly lines: readonly string[];
	/** Lets it through to stdout again. */
	stop(): void;
}

/** Records the log of sites that are opened from now on. */
export function recordLog(): RecordedLog {
	const lines: string[] = [];
	const { stdout } = process;
	const before = stdout.write;
	stdout.write = ((...given: Parameters<typeof before>) => {
		const [text] = given;
		if (typeof text !== "string" || !text.startsWith('{"level"')) return before.apply(stdout, given);
		lines.push(text);
		return true;
	}) as typeof before;
	return {
		lines,
		stop() {
			stdout.write = before;
		},
	};
}
