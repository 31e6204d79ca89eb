// Calls to the content service's REST interface on behalf of an account: the SDK's commands over one transport (CM-1, CM-3).

import { createDirectus, type RestClient, type RestCommand, rest } from "@directus/sdk";
import { failureOf, statusError } from "./transport-error.ts";

/** How a transport is set up. */
export interface TransportOptions {
	/** The content service's address. */
	readonly url: string;
	/** In ms; 0, the default, is none: deadlines come with the calls. */
	readonly timeout?: number;
	/** Default the platform's. */
	readonly fetch?: typeof globalThis.fetch;
}

/** What goes with one call. */
export interface CallOptions {
	/** The token of the account; none for calls of strangers. */
	readonly token?: string | undefined;
	/** Ends the call. */
	readonly signal?: AbortSignal | undefined;
	/** The visitor's network address, by which the content service counts sign-ins. */
	readonly address?: string | undefined;
}

/** Any collection: what comes of a call is unknown to its caller, which parses it. */
type Schema = object;

/** Makes calls. */
export interface ContentTransport {
	readonly timeout: number;
	/**
	 * Performs one of the SDK's commands.
	 * @throws TransportError
	 */
	call<Output>(command: RestCommand<Output, Schema>, options?: CallOptions): Promise<Output>;
	/**
	 * Reads a file as it is, where the SDK would read what is in it.
	 * @param path from the content service's address on
	 * @throws TransportError
	 */
	file(path: string, options?: CallOptions): Promise<Blob>;
}

/** Creates a transport. */
export function createTransport({ url, timeout = 0, fetch: send = globalThis.fetch }: TransportOptions): ContentTransport {
	const exchange = async (
		input: string | URL | Request,
		init: RequestInit | undefined,
		{ token, signal, address }: CallOptions,
	): Promise<Response> => {
		const headers = new Headers(init?.headers);
		if (token) headers.set("authorization", `Bearer ${token}`);
		if (address) headers.set("x-forwarded-for", address);
		const signals = [signal, timeout > 0 ? AbortSignal.timeout(timeout) : undefined].filter((one) => one !== undefined);
		let answer: Response;
		let body: ArrayBuffer;
		try {
			answer = await send(input, { ...init, headers, redirect: "manual", signal: AbortSignal.any(signals) });
			body = await answer.clone().arrayBuffer();
		} catch (cause) {
			throw failureOf(cause, timeout);
		}
		if (answer.status >= 200 && answer.status < 300) return answer;
		const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
		throw statusError(answer.status, parsed(body), Number.isFinite(seconds) ? seconds : undefined);
	};
	const clientFor = (options: CallOptions): RestClient<Schema> => {
		const perform: typeof globalThis.fetch = async (input, init) => {
			const answer = await exchange(input, init, options);
			if (!answer.headers.get("content-type")?.toLowerCase().startsWith("application/json")) return answer;
			const body = parsed(await answer.clone().arrayBuffer());
			// GraphQL says with 200 what it could not do, and what breaks off in the middle is no answer.
			if (body === undefined || holdsErrors(body)) throw statusError(answer.status, body);
			return answer;
		};
		return createDirectus<Schema>(url, { globals: { fetch: perform } }).with(rest());
	};
	return {
		timeout,
		call: (command, options = {}) => clientFor(options).request(command),
		file: async (path, options = {}) => (await exchange(url + path, undefined, options)).blob(),
	};
}

function holdsErrors(body: unknown): boolean {
	return typeof body === "object" && body !== null && "errors" in body;
}

function parsed(body: ArrayBuffer): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(body));
	} catch {
		return undefined;
	}
}
