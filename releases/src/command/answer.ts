/** What a verb has to say, for people and for programs. */
export interface Answer {
	/** Lines for a terminal, without the last line's end. */
	readonly text: string;
	/** The same as data, with `--json`. */
	readonly json: unknown;
	/** Whether what was asked holds; false ends the command with exit code 1. Default true. */
	readonly ok?: boolean;
}
