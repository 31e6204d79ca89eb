// What is said of calls to the content service that fail (CM-3).

import { z } from "zod";

/** The parts of an answer. */
export interface ErrorParts {
	readonly status: number | undefined;
	readonly errors: readonly unknown[];
	/** Beneath its own message: what happened on the way. */
	readonly parentMessage: string;
	/** After how many seconds it may be tried again, where it says so. */
	readonly retryAfter?: number | undefined;
}

/** A call that failed; its message is the server's first one, where it has one. */
export class TransportError extends Error {
	override readonly name = "TransportError";
	readonly status: number | undefined;
	readonly errors: readonly unknown[];
	readonly parentMessage: string;
	readonly retryAfter: number | undefined;
	constructor({ status, errors, parentMessage, retryAfter }: ErrorParts, options?: ErrorOptions) {
		super((messageIn(errors[0]) ?? parentMessage) || "Unknown transport error", options);
		this.status = status;
		this.errors = errors;
		this.parentMessage = parentMessage;
		this.retryAfter = retryAfter;
	}
	/** The server's code of the first error, such as `INVALID_OTP`. */
	get code(): string | undefined {
		const [first] = this.errors;
		if (typeof first !== "object" || first === null || !("extensions" in first)) return undefined;
		const { extensions } = first;
		if (typeof extensions !== "object" || extensions === null || !("code" in extensions)) return undefined;
		return typeof extensions.code === "string" ? extensions.code : undefined;
	}
}

/** Whether a failure says nothing of what was asked: no answer came, or the service has trouble of its own. */
export function isUnheard({ status }: TransportError): boolean {
	return status === undefined || status >= 500;
}

/** The failure of an answer: by its status, or, with one of 200 to 299, by the errors in it. */
export function statusError(status: number, body: unknown, retryAfter?: string | null): TransportError {
	const errors = errorsIn(body);
	return new TransportError({
		status,
		errors,
		parentMessage: status >= 200 && status < 300 ? "" : `Request failed with status code ${status}`,
		retryAfter: secondsOf(retryAfter, errors[0]),
	});
}

/** What a header or, without one, a limit of the content service says of when it may be tried again. */
function secondsOf(header: string | null | undefined, error: unknown): number | undefined {
	const seconds = Number(header ?? Number.NaN);
	if (Number.isFinite(seconds)) return seconds;
	const { success, data } = limited.safeParse(error);
	return success ? Math.max(1, Math.ceil((Date.parse(data.extensions.reset) - Date.now()) / 1_000)) : undefined;
}

const limited = z.object({ extensions: z.object({ reset: z.iso.datetime() }) });

/** The failure of a call without an answer. @param timeout ms; 0: none was set */
export function failureOf(cause: unknown, timeout: number): TransportError {
	const name = cause instanceof Error ? cause.name : "";
	const parentMessage =
		name === "TimeoutError"
			? timeout > 0
				? `timeout of ${timeout}ms exceeded`
				: "timeout exceeded"
			: name === "AbortError"
				? "Request aborted"
				: name === "TypeError"
					? "Network Error"
					: "";
	return new TransportError({ status: undefined, errors: [], parentMessage }, { cause });
}

function errorsIn(body: unknown): readonly unknown[] {
	if (typeof body !== "object" || body === null || !("errors" in body)) return [];
	return Array.isArray(body.errors) ? body.errors : [];
}

function messageIn(error: unknown): string | undefined {
	if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
	return typeof error.message === "string" && error.message !== "" ? error.message : undefined;
}
