// Errors of calls to Directus (CM-3).

import { z } from "zod";
import { errorCode } from "../directus/response-body.server.ts";

export interface ErrorParts {
	readonly status: number | undefined;
	readonly errors: readonly unknown[];
	/** Cause, below Directus' own message. */
	readonly parentMessage: string;
	/** Seconds until the next attempt, if the response tells. */
	readonly retryAfter?: number | undefined;
}

/** A failed call; its message is Directus' first one, if any. */
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
	/** Directus' code of the first error, such as `INVALID_OTP`; undefined if the response isn't from Directus. */
	get code(): string | undefined {
		return errorCode(this.errors[0]);
	}
}

/**
 * True if Directus itself refused the call: with one of its codes and a status of 400 to 499. Other failures, such as a
 * proxy's 403, HTML or half a response, say nothing about passwords, tokens and rights.
 */
export function isRefusal(error: TransportError): boolean {
	const { status = 500, code } = error;
	return code !== undefined && code !== "REQUESTS_EXCEEDED" && status < 500;
}

/** Codes with which Directus refuses an invalid access or refresh token. */
const DEAD_TOKEN: readonly (string | undefined)[] = [
	"INVALID_CREDENTIALS",
	"INVALID_TOKEN",
	"TOKEN_EXPIRED",
	"USER_SUSPENDED",
];

/** True if Directus refused the token of a call: the session is over. */
export function isTokenRefused(error: unknown): boolean {
	return error instanceof TransportError && isRefusal(error) && DEAD_TOKEN.includes(error.code);
}

/**
 * True for the codes with which Directus refuses an address or a password. `INVALID_PAYLOAD`: the address is malformed.
 */
export function isLoginRefusal(code: string | undefined): boolean {
	return code === "INVALID_CREDENTIALS" || code === "INVALID_PAYLOAD";
}

/**
 * Parses a response.
 * @throws TransportError if it is something else, such as a proxy's page
 */
export function parseData<Value>(schema: z.ZodType<Value>, data: unknown): Value {
	const { data: value, error } = schema.safeParse(data);
	if (error)
		throw new TransportError({ status: 200, errors: [], parentMessage: "Unexpected response" }, { cause: error });
	return value;
}

/** Creates the error of a response: by its status, or, with one of 200 to 299, by the errors in it. */
export function statusError(status: number, body: unknown, retryAfter?: string | null): TransportError {
	const errors = errorsIn(body);
	return new TransportError({
		status,
		errors,
		parentMessage: status >= 200 && status < 300 ? "" : `Request failed with status code ${status}`,
		retryAfter: secondsOf(retryAfter, errors[0]),
	});
}

/** Returns the seconds until the next attempt, from the header or from Directus' rate limit. */
function secondsOf(header: string | null | undefined, error: unknown): number | undefined {
	const seconds = Number(header ?? Number.NaN);
	if (Number.isFinite(seconds)) return seconds;
	const { success, data } = limited.safeParse(error);
	return success ? Math.max(1, Math.ceil((Date.parse(data.extensions.reset) - Date.now()) / 1_000)) : undefined;
}

const limited = z.object({ extensions: z.object({ reset: z.iso.datetime() }) });

/**
 * Creates the error of a call without a readable response.
 * @param timeout ms; 0: none was set
 */
export function failureOf(cause: unknown, timeout: number): TransportError {
	return new TransportError({ status: undefined, errors: [], parentMessage: reasonOf(cause, timeout) }, { cause });
}

function reasonOf(cause: unknown, timeout: number): string {
	switch (cause instanceof Error ? cause.name : "") {
		case "TimeoutError":
			return timeout > 0 ? `timeout of ${timeout}ms exceeded` : "timeout exceeded";
		case "AbortError":
			return "Request aborted";
		case "TypeError":
			return "Network Error";
		default:
			return "";
	}
}

function errorsIn(body: unknown): readonly unknown[] {
	if (typeof body !== "object" || body === null || !("errors" in body)) return [];
	return Array.isArray(body.errors) ? body.errors : [];
}

function messageIn(error: unknown): string | undefined {
	if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
	return typeof error.message === "string" && error.message !== "" ? error.message : undefined;
}
