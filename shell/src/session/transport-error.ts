// What is said of calls to the content service that fail (CM-3).

import { z } from "zod";
import { errorCode } from "../directus/answer-body.server.ts";

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
	/** Directus' code of the first error, such as `INVALID_OTP`; undefined if the response wasn't one of Directus. */
	get code(): string | undefined {
		return errorCode(this.errors[0]);
	}
}

/**
 * True if Directus itself refused the call: with one of its codes and a status of 400 to 499. Any other failure, such as a proxy's 403,
 * HTML or half a response, says nothing about passwords, tokens and rights.
 */
export function isRefusal(error: TransportError): boolean {
	const { status = 500, code } = error;
	return code !== undefined && code !== "REQUESTS_EXCEEDED" && status < 500;
}

/** Codes with which Directus refuses an access or refresh token that is not valid any more. */
const DEAD_TOKEN: readonly (string | undefined)[] = ["INVALID_CREDENTIALS", "INVALID_TOKEN", "TOKEN_EXPIRED", "USER_SUSPENDED"];

/** True if Directus refused the token of a call, so that the session is over. */
export function isTokenRefused(error: unknown): boolean {
	return error instanceof TransportError && isRefusal(error) && DEAD_TOKEN.includes(error.code);
}

/** True for the codes with which Directus refuses an address or a password. `INVALID_PAYLOAD`: the address is none. */
export function isLoginRefusal(code: string | undefined): boolean {
	return code === "INVALID_CREDENTIALS" || code === "INVALID_PAYLOAD";
}

/** Parses what a call returned. @throws TransportError if it is something else, such as the page of a proxy */
export function parseAnswer<Value>(schema: z.ZodType<Value>, data: unknown): Value {
	const { data: value, error } = schema.safeParse(data);
	if (error) throw new TransportError({ status: 200, errors: [], parentMessage: "Unexpected response" }, { cause: error });
	return value;
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

/** The failure of a call without a response that could be read. @param timeout ms; 0: none was set */
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
