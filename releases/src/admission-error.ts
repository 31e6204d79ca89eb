import type { Canary } from "./live-record.ts";

/** Refusal of a change. The message says what failed, why, and how to fix it. Nothing was changed. */
export class AdmissionError extends Error {
	override readonly name = "AdmissionError";
	/** All reasons. */
	readonly reasons: readonly string[];

	/** @param reasons listed one below the other; default: the message */
	constructor(message: string, reasons?: readonly string[]) {
		super([message, ...(reasons ?? []).map((reason) => `- ${reason}`)].join("\n"));
		this.reasons = reasons ?? [message];
	}
}

/** Another remote has a canary. Only one runs at a time, because failures of two could not be told apart. */
export class CanaryBusyError extends AdmissionError {
	/** The canary of the other remote. */
	readonly canary: Canary;

	constructor(canary: Canary) {
		const { remote, version, percent, at, by } = canary;
		super(
			`${remote} ${version} is a canary for ${percent} % of the visitors since ${at}, by ${by}. Wait until it ends, or end it: \`npm run releases -- canary ${remote} --end\``,
		);
		this.canary = canary;
	}
}

/** For `catch`: converts a refusal to undefined. @throws all other errors, such as those of an unreachable store */
export function undefinedIfRefused(error: unknown): undefined {
	if (!(error instanceof AdmissionError)) throw error;
	return undefined;
}
