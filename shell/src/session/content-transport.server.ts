// Calls to Directus' REST interface on behalf of an account: the SDK's commands over one transport (CM-1, CM-3).

import { createDirectus, type RestClient, type RestCommand, rest } from "@directus/sdk";
import { z } from "zod";
import { fetchDirectus } from "../directus/fetch-directus.server.ts";
import { isJson, MAX_JSON_BYTES, readBody } from "../directus/response-body.server.ts";
import { failureOf, statusError } from "./transport-error.ts";

export interface TransportOptions {
	readonly url: string;
	/** In ms; 0, the default, is none: calls bring their own. */
	readonly timeout?: number;
	/** Default: the platform's. */
	readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
	/** The account's token; none for anonymous calls. */
	readonly token?: string | undefined;
	readonly signal?: AbortSignal | undefined;
	/** The visitor's network address, by which Directus limits sign-ins. */
	readonly address?: string | undefined;
}

/** Limit for a file, in bytes. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

const envelope = z.object({ meta: z.record(z.string(), z.unknown()).nullish() });

/** Any collection: callers parse the responses. */
type Schema = object;

/** A whole response of Directus (CM-2). Errors are thrown as a `TransportError`. */
export interface ContentResponse<Data> {
	readonly data: Data | null;
	/** Metadata such as `total_count`, if the query requests it with `meta`. */
	readonly meta: Readonly<Record<string, unknown>> | null;
	readonly status: number;
}

export interface ContentTransport {
	readonly timeout: number;
	/**
	 * Runs a command of the SDK.
	 * @throws TransportError
	 */
	call<Output>(command: RestCommand<Output, Schema>, options?: CallOptions): Promise<Output>;
	/**
	 * Runs a command and returns the whole response.
	 * @throws TransportError
	 */
	request<Output>(command: RestCommand<Output, Schema>, options?: CallOptions): Promise<ContentResponse<Output>>;
	/**
	 * Reads a file as bytes, which the SDK would parse.
	 * @param path relative to the base URL
	 * @throws TransportError
	 */
	file(path: string, options?: CallOptions): Promise<Blob>;
}

export function createTransport({
	url,
	timeout = 0,
	fetch: send = globalThis.fetch,
}: TransportOptions): ContentTransport {
	const exchange = async (
		input: string | URL | Request,
		init: RequestInit | undefined,
		{ token, signal, address }: CallOptions,
		maxBytes = MAX_JSON_BYTES,
	): Promise<{ readonly response: Response; readonly body: Buffer<ArrayBuffer> }> => {
		const headers = new Headers(init?.headers);
		if (token) headers.set("authorization", /^Bearer /i.test(token) ? token : `Bearer ${token}`);
		if (address) headers.set("x-forwarded-for", address);
		const signals = [signal, timeout > 0 ? AbortSignal.timeout(timeout) : undefined].filter((one) => one !== undefined);
		let response: Response;
		let body: Buffer<ArrayBuffer>;
		try {
			response = await fetchDirectus("account", input, { ...init, headers, signal: AbortSignal.any(signals) }, send);
			body = await readBody(response, maxBytes);
		} catch (cause) {
			throw failureOf(cause, timeout);
		}
		const { ok, status, headers: given } = response;
		if (ok) return { response, body };
		throw statusError(status, isJson(response) ? parsed(body) : undefined, given.get("retry-after"));
	};
	const clientFor = (
		options: CallOptions,
		onResponse: (status: number, body?: unknown) => void,
	): RestClient<Schema> => {
		const perform: typeof globalThis.fetch = async (input, init) => {
			const { response, body } = await exchange(input, init, options);
			const { status, headers } = response;
			onResponse(status);
			const type = headers.get("content-type");
			const copy = new Response(body.length > 0 ? body : null, {
				status,
				headers: type ? { "content-type": type } : {},
			});
			if (!isJson(response)) return copy;
			const data = parsed(body);
			// GraphQL reports errors with 200. Half a response, or JSON that is no object, doesn't come from Directus.
			if (typeof data !== "object" || data === null || Array.isArray(data) || "errors" in data)
				throw statusError(status, data);
			onResponse(status, data);
			return copy;
		};
		return createDirectus<Schema>(url, { globals: { fetch: perform } }).with(rest());
	};
	return {
		timeout,
		call: (command, options = {}) => clientFor(options, () => undefined).request(command),
		async request(command, options = {}) {
			let [status, body]: [number, unknown] = [0, undefined];
			const client = clientFor(options, (...received) => {
				[status, body] = received;
			});
			const result = await client.request(command);
			const { meta } = envelope.safeParse(body).data ?? {};
			// If a JSON response has no `data`, the SDK returns all of it.
			const isBare = typeof body === "object" && body !== null && !("data" in body);
			return { data: isBare ? null : (result ?? null), meta: meta ?? null, status };
		},
		async file(path, options = {}) {
			const { response, body } = await exchange(url + path, undefined, options, MAX_FILE_BYTES);
			return new Blob([body], { type: response.headers.get("content-type") ?? "" });
		},
	};
}

function parsed(body: Buffer): unknown {
	try {
		return JSON.parse(body.toString());
	} catch {
		return undefined;
	}
}
