/** Output of a command, as text and as JSON. */
export interface Answer {
	/** Lines for a terminal, without the last line's end. */
	readonly text: string;
	/** The same as data, with `--json`. */
	readonly json: unknown;
	/** False ends the command with exit code 1, e.g. for a failed check. Default true. */
	readonly ok?: boolean;
}
