import type { Canary } from "./live-record.ts";

/** A release is refused. The message says in sentences what failed, why, and how to fix it. Nothing was changed. */
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

/** Another remote has a canary: with two, nobody could tell which does worse. The same change may be done later. */
export class CanaryTaken extends AdmissionError {
	/** The canary of the other remote. */
	readonly canary: Canary;

	constructor(canary: Canary) {
		const { remote, version, percent, at, by } = canary;
		super(
			`${remote} ${version} is tried on ${percent} % of the visitors since ${at} by ${by}. Wait until that is over, or end it: \`npm run releases -- canary ${remote} --end\``,
		);
		this.canary = canary;
	}
}

/** For `catch`: what was refused is undefined. @throws any other error, such as of a store that does not answer */
export function undefinedWhereRefused(error: unknown): undefined {
	if (!(error instanceof AdmissionError)) throw error;
	return undefined;
}
