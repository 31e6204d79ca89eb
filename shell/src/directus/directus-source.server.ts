// Reads rows from Directus. All reads of one tick share one GraphQL request.

import { createDirectus, graphql, staticToken } from "@directus/sdk";
import { retryClosedConnection } from "@hub/content-model/cms/closed-connection";
import { ContentUnavailable, type Fields } from "@hub/shared-contracts/content/content-reader";
import { afterOwnTime, CONTENT_TIMEOUT, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import { dropBrokenRows } from "./broken-rows.server.ts";
import { composeQuery } from "./compose-query.ts";
import { fetchDirectus } from "./fetch-directus.server.ts";
import { createReadQueue, type QueuedRead } from "./read-queue.server.ts";
import { BodyTooLarge, isJson, MAX_JSON_BYTES, readBody } from "./response-body.server.ts";
import { monitorService, type ServiceHealth } from "./service-health.server.ts";
import { type InvalidRow, validateRows } from "./validate-rows.server.ts";

/** A filter in Directus' syntax, e.g. `{ slug: { _eq: "x" } }`. */
export type Filter = Readonly<Record<string, unknown>>;

export interface RowsRead {
	readonly collection: string;
	readonly fields: Fields;
	readonly filter: Filter;
	readonly sort: readonly string[];
	readonly limit: number;
	/** Default 0. */
	readonly offset?: number;
	/** A large read that no page waits for: it is queued separately and may take longer. Default false. */
	readonly bulk?: boolean;
}

/** A read of a number of rows. It returns one row, `{ count: { id: 12 } }`. */
export interface CountRead {
	readonly kind: "count";
	readonly collection: string;
	/** Fields of the counted rows. They are not read, but a change in a related collection may change the count. */
	readonly fields: Fields;
	readonly filter: Filter;
	readonly bulk?: boolean;
}

/** A read as data; equal reads have equal keys. */
export type Read = RowsRead | CountRead;

export type Row = Readonly<Record<string, unknown>>;

export interface ContentSource {
	/** @throws ContentUnavailable */
	read(read: Read): Promise<readonly Row[]>;
}

/** A source that tracks whether Directus responds at all. */
export interface DirectusSource extends ContentSource {
	/** True while Directus does not respond; reads then fail fast. */
	isAway(): boolean;
	/**
	 * Calls back with rows that were dropped because they did not match their declared types.
	 * @returns unsubscribes
	 */
	onInvalidRows(listener: (collection: string, rows: readonly InvalidRow[]) => void): () => void;
	stop(): void;
}

/** Directus refused a read, which is not an outage. Loaders still see it as `ContentUnavailable`. */
export class ContentRefused extends ContentUnavailable {}

/**
 * Time without any response after which Directus counts as silent, in ms of the process's own time. Directus is not
 * silent if only one of several reads is slow.
 */
const SILENCE_TIMEOUT_MS = 2_500;

/** Longest wait of a read for a silent Directus, in ms. An overloaded one responds to the probe within this time. */
const RECOVERY_TIMEOUT_MS = 700;

/** Timeout of one request with bulk reads, in ms. */
const BULK_REQUEST_TIMEOUT_MS = 9_000;

/** Timeout of a read, in ms, including its wait in the queue and the requests that find broken rows. */
const READ_TIMEOUT_MS = 20_000;
const BULK_READ_TIMEOUT_MS = 60_000;

/** Limit for the response to a bulk read, in bytes. */
const MAX_BULK_BYTES = 32 * 1024 * 1024;

/** A small read that shows whether Directus responds. */
export const READINESS_READ: Read = { collection: "site_settings", fields: ["id"], filter: {}, sort: [], limit: 1 };

type RequestResult =
	/** `hasErrors`: GraphQL reported errors, without the rows that caused them. */
	| { readonly kind: "response"; readonly data: Readonly<Record<string, unknown>>; readonly hasErrors: boolean }
	/** The response exceeded the size limit. */
	| { readonly kind: "large"; readonly error: ContentUnavailable }
	| { readonly kind: "refused"; readonly error: ContentRefused }
	| { readonly kind: "unavailable"; readonly error: ContentUnavailable };

/** Creates a source on a Directus instance. */
export function directusSource(url: string, token: string, log: Pick<Log, "info" | "warn" | "error">): DirectusSource {
	const health: ServiceHealth = monitorService(() => request([READINESS_READ], SILENCE_TIMEOUT_MS), log);
	const listeners = new Set<(collection: string, rows: readonly InvalidRow[]) => void>();

	const request = async (reads: readonly Read[], deadline: number): Promise<RequestResult> => {
		const isBulk = deadline > CONTENT_TIMEOUT;
		const maxBytes = isBulk ? MAX_BULK_BYTES : MAX_JSON_BYTES;
		const controller = new AbortController();
		const responsesBefore = health.responses();
		const cancelSilence = afterOwnTime(Math.min(SILENCE_TIMEOUT_MS, deadline), () => {
			if (isBulk || health.responses() !== responsesBefore) return;
			health.reportSilence();
			controller.abort(new Error(`it was silent for ${SILENCE_TIMEOUT_MS} ms`));
		});
		const cancelDeadline = afterOwnTime(deadline, () =>
			controller.abort(new Error(`it took longer than ${deadline} ms`)),
		);
		const client = createDirectus(url, {
			globals: {
				fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
					const response = await retryClosedConnection(() =>
						fetchDirectus("rows", input, { ...init, signal: controller.signal }),
					);
					health.reportResponse();
					return jsonResponse(response, await readBody(response, maxBytes));
				},
			},
		})
			.with(staticToken(token))
			.with(graphql());
		try {
			const { text, variables } = composeQuery(reads);
			return resultOf(await client.query<object>(text, variables));
		} catch (error) {
			return resultOfError(error);
		} finally {
			cancelSilence();
			cancelDeadline();
		}
	};

	/**
	 * Returns the rows of a read from a response without errors.
	 * @throws ContentUnavailable if there are none
	 */
	const rowsIn = (read: Read, value: unknown): readonly Row[] => {
		const result = validateRows(read, value);
		if (!result) throw new ContentUnavailable(`Directus returned no rows for ${read.collection}.`);
		if (result.invalid.length > 0) for (const listener of listeners) listener(read.collection, result.invalid);
		return result.rows;
	};

	const requestOne = async (read: Read, deadline: number): Promise<readonly Row[]> => {
		const result = await request([read], deadline);
		if (result.kind !== "response") throw result.error;
		const { q0 } = result.data;
		if (!result.hasErrors) return rowsIn(read, q0);
		// Errors without any rows mean that Directus refused the read.
		const validated = validateRows(read, q0);
		if (!validated) throw new ContentRefused(`Directus returned no rows for ${read.collection}.`);
		if ("kind" in read) throw new ContentRefused(`Directus could not count ${read.collection}.`);
		const until = performance.now() + READ_TIMEOUT_MS;
		return dropBrokenRows(read, validated.rows, {
			log,
			async succeeds(part) {
				if (performance.now() > until) throw new ContentUnavailable("Finding the broken rows took too long.");
				const partResult = await request([part], deadline);
				if (partResult.kind === "unavailable" || partResult.kind === "large") throw partResult.error;
				return partResult.kind === "response" && !partResult.hasErrors;
			},
		});
	};

	const send = async (batch: readonly QueuedRead[], deadline: number): Promise<void> => {
		const [first] = batch;
		if (!first) return;
		if (batch.length === 1) {
			await requestOne(first.read, deadline).then(first.resolve, first.reject);
			return;
		}
		const result = await request(
			batch.map(({ read }) => read),
			deadline,
		);
		if (result.kind === "unavailable") for (const { reject } of batch) reject(result.error);
		else if (result.kind === "large") {
			// One half after the other: in parallel they would need as much memory.
			const middle = Math.ceil(batch.length / 2);
			await send(batch.slice(0, middle), deadline);
			await send(batch.slice(middle), deadline);
		}
		// One refused read, or one broken row, fails the whole GraphQL request; sent separately, only that read fails.
		else if (result.kind === "refused" || result.hasErrors)
			await Promise.all(batch.map((queued) => send([queued], deadline)));
		else {
			for (const [index, { read, resolve, reject }] of batch.entries()) {
				try {
					resolve(rowsIn(read, result.data[`q${index}`]));
				} catch (error) {
					reject(error);
				}
			}
		}
	};

	const lanes = {
		page: createReadQueue({ requests: 4, queued: 2_000 }, (batch) => send(batch, CONTENT_TIMEOUT)),
		bulk: createReadQueue({ requests: 2, queued: 1_000 }, (batch) => send(batch, BULK_REQUEST_TIMEOUT_MS)),
	};

	return {
		async read(read) {
			if (health.isAway() && !(await health.isBack(RECOVERY_TIMEOUT_MS)))
				throw new ContentUnavailable("Directus is silent.");
			const lane = lanes[read.bulk ? "bulk" : "page"];
			const result = await withinDeadline(read.bulk ? BULK_READ_TIMEOUT_MS : READ_TIMEOUT_MS, () => lane(read));
			if (result.kind === "done") return result.value;
			throw new ContentUnavailable(`Directus did not return ${read.collection} in time.`);
		},
		isAway: health.isAway,
		onInvalidRows(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		stop: health.stop,
	};
}

/**
 * Returns the response with its whole body.
 * @throws Error if the body is not JSON
 */
function jsonResponse(response: Response, body: Buffer<ArrayBuffer>): Response {
	const { status, headers } = response;
	if (!isJson(response))
		throw new Error(`the response has ${headers.get("content-type") ?? "no content type"} and status ${status}`);
	// The body is decompressed, so the original headers no longer apply.
	return new Response(body, { status, headers: { "content-type": "application/json" } });
}

/** Returns the result of a request without errors. */
function resultOf(data: unknown): RequestResult {
	if (typeof data === "object" && data !== null) return { kind: "response", data: { ...data }, hasErrors: false };
	return { kind: "unavailable", error: new ContentUnavailable("Directus returned no data.") };
}

/** Returns the result of a request that the SDK rejected. */
function resultOfError(error: unknown): RequestResult {
	if (error instanceof BodyTooLarge)
		return {
			kind: "large",
			error: new ContentUnavailable(`Directus did not respond: ${error.message}.`, { cause: error }),
		};
	const { errors, data, status } = errorParts(error);
	if (errors && typeof data === "object" && data !== null)
		return { kind: "response", data: data as Record<string, readonly Row[] | null>, hasErrors: true };
	if (errors && (status ?? 500) < 500)
		return {
			kind: "refused",
			error: new ContentRefused(`Directus refused the read: ${describe(error)}.`, { cause: error }),
		};
	return {
		kind: "unavailable",
		error: new ContentUnavailable(`Directus did not respond: ${describe(error)}.`, { cause: error }),
	};
}

function errorParts(error: unknown): {
	readonly errors?: readonly unknown[];
	readonly data?: unknown;
	readonly status?: number;
} {
	if (typeof error !== "object" || error === null || !("errors" in error) || !Array.isArray(error.errors)) return {};
	return {
		errors: error.errors,
		data: "data" in error ? error.data : undefined,
		...("response" in error && error.response instanceof Response ? { status: error.response.status } : {}),
	};
}

function describe(error: unknown): string {
	const [first] = errorParts(error).errors ?? [];
	if (typeof first === "object" && first !== null && "message" in first && typeof first.message === "string")
		return first.message;
	if (!(error instanceof Error)) return String(error);
	// The SDK's error is empty for invalid JSON.
	return error.message || "the response could not be read";
}
