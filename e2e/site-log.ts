// Records the log of a site in the test's own process. Playwright replaces stdout, so the log is read there.

export interface RecordedLog {
	readonly lines: readonly string[];
	/** Writes the log to stdout again. */
	stop(): void;
}

/** Records the logs of sites that are opened later. */
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
