/** Output of a command, as text and as JSON. */
export interface CommandOutput {
	/** Lines for a terminal, without a final line break. */
	readonly text: string;
	/** The same as data, with `--json`. */
	readonly json: unknown;
	/** False ends the command with exit code 1, e.g. for a failed check. Default true. */
	readonly ok?: boolean;
}
