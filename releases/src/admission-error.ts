/** A release is refused: what failed, why and the way out, in sentences. Nothing was changed. */
export class AdmissionError extends Error {
	override readonly name = "AdmissionError";
	/** Every reason by itself. */
	readonly reasons: readonly string[];

	/** @param reasons listed one below the other; default the one that the message is */
	constructor(message: string, reasons?: readonly string[]) {
		super([message, ...(reasons ?? []).map((reason) => `- ${reason}`)].join("\n"));
		this.reasons = reasons ?? [message];
	}
}

/** For `catch`: what was refused is undefined. @throws any other error, such as of a store that does not answer */
export function undefinedWhereRefused(error: unknown): undefined {
	if (!(error instanceof AdmissionError)) throw error;
	return undefined;
}
