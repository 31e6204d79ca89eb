// Reads rows from Directus. All reads of one tick share one GraphQL request. content-model declares the fields.

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
	/** True from when Directus counts as silent until it responds again; reads fail fast meanwhile. */
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
 * Time without any response after which Directus counts as silent, in ms of the process's own time. A slow response to
 * one read while others get theirs is no silence.
 */
const SILENCE = 2_500;

/** Longest wait of a read for a silent Directus, in ms: one that is only overloaded responds to the probe by then. */
const AWAY_TIMEOUT = 700;

/** Timeout of one request with bulk reads, in ms. */
const BULK_DEADLINE = 9_000;

/** Total time of a read, in ms, with its wait in the queue and the requests that find broken rows. */
const READ_DEADLINE = 20_000;
const BULK_READ_DEADLINE = 60_000;

/** Limit for the response to a bulk read, in bytes. */
const MAX_BULK_BYTES = 32 * 1024 * 1024;

/** A small read that shows whether Directus responds. */
export const READINESS_READ: Read = { collection: "site_settings", fields: ["id"], filter: {}, sort: [], limit: 1 };

type CallAnswer =
	/** `hasErrors`: GraphQL reported errors, without the rows that caused them. */
	| { readonly kind: "answer"; readonly data: Readonly<Record<string, unknown>>; readonly hasErrors: boolean }
	/** The response exceeded the size limit. */
	| { readonly kind: "large"; readonly error: ContentUnavailable }
	| { readonly kind: "refused"; readonly error: ContentRefused }
	| { readonly kind: "unanswered"; readonly error: ContentUnavailable };

/** Creates a source on a Directus instance. */
export function directusSource(url: string, token: string, log: Pick<Log, "info" | "warn" | "error">): DirectusSource {
	const health: ServiceHealth = monitorService(() => ask([READINESS_READ], SILENCE), log);
	const listeners = new Set<(collection: string, rows: readonly InvalidRow[]) => void>();

	const ask = async (reads: readonly Read[], deadline: number): Promise<CallAnswer> => {
		const maxBytes = deadline > CONTENT_TIMEOUT ? MAX_BULK_BYTES : MAX_JSON_BYTES;
		const controller = new AbortController();
		const answersBefore = health.answers();
		const listening = afterOwnTime(Math.min(SILENCE, deadline), () => {
			if (deadline > CONTENT_TIMEOUT || health.answers() !== answersBefore) return;
			health.silent();
			controller.abort(new Error(`it was silent for ${SILENCE} ms`));
		});
		const waiting = afterOwnTime(deadline, () => controller.abort(new Error(`it took longer than ${deadline} ms`)));
		const client = createDirectus(url, {
			globals: {
				fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
					const response = await retryClosedConnection(() =>
						fetchDirectus("rows", input, { ...init, signal: controller.signal }),
					);
					health.answered();
					return jsonOf(response, await readBody(response, maxBytes));
				},
			},
		})
			.with(staticToken(token))
			.with(graphql());
		try {
			const { text, variables } = composeQuery(reads);
			return wholeAnswer(await client.query<object>(text, variables));
		} catch (error) {
			return answerOf(error);
		} finally {
			listening();
			waiting();
		}
	};

	/**
	 * Returns the rows of a read in a response without errors.
	 * @throws ContentUnavailable if they are no rows
	 */
	const rowsIn = (read: Read, value: unknown): readonly Row[] => {
		const result = validateRows(read, value);
		if (!result) throw new ContentUnavailable(`The content service gave no rows for ${read.collection}.`);
		if (result.invalid.length > 0) for (const listener of listeners) listener(read.collection, result.invalid);
		return result.rows;
	};

	const askOne = async (read: Read, deadline: number): Promise<readonly Row[]> => {
		const answer = await ask([read], deadline);
		if (answer.kind !== "answer") throw answer.error;
		const { q0 } = answer.data;
		if (!answer.hasErrors) return rowsIn(read, q0);
		// A read that Directus could not do at all counts as refused.
		const result = validateRows(read, q0);
		if (!result) throw new ContentRefused(`The content service gave no rows for ${read.collection}.`);
		if ("kind" in read) throw new ContentRefused(`The content service could not count ${read.collection}.`);
		const until = performance.now() + READ_DEADLINE;
		return dropBrokenRows(read, result.rows, {
			log,
			async isSound(part) {
				if (performance.now() > until) throw new ContentUnavailable("It took too long to find the broken rows.");
				const again = await ask([part], deadline);
				if (again.kind === "unanswered" || again.kind === "large") throw again.error;
				return again.kind === "answer" && !again.hasErrors;
			},
		});
	};

	const send = async (batch: readonly QueuedRead[], deadline: number): Promise<void> => {
		const [first] = batch;
		if (!first) return;
		if (batch.length === 1) {
			await askOne(first.read, deadline).then(first.resolve, first.reject);
			return;
		}
		const answer = await ask(
			batch.map(({ read }) => read),
			deadline,
		);
		if (answer.kind === "unanswered") for (const waiting of batch) waiting.reject(answer.error);
		else if (answer.kind === "large") {
			// One half after the other: in parallel they would be as large.
			const middle = Math.ceil(batch.length / 2);
			await send(batch.slice(0, middle), deadline);
			await send(batch.slice(middle), deadline);
		}
		// One refused read, or one broken row, fails the whole GraphQL request; sent separately, only that read fails.
		else if (answer.kind === "refused" || answer.hasErrors)
			await Promise.all(batch.map((waiting) => send([waiting], deadline)));
		else {
			for (const [index, { read, resolve, reject }] of batch.entries()) {
				try {
					resolve(rowsIn(read, answer.data[`q${index}`]));
				} catch (error) {
					reject(error);
				}
			}
		}
	};

	const lanes = {
		page: createReadQueue({ calls: 4, waiting: 2_000 }, (batch) => send(batch, CONTENT_TIMEOUT)),
		bulk: createReadQueue({ calls: 2, waiting: 1_000 }, (batch) => send(batch, BULK_DEADLINE)),
	};

	return {
		async read(read) {
			if (health.isAway() && !(await health.isBack(AWAY_TIMEOUT)))
				throw new ContentUnavailable("The content service is silent.");
			const lane = lanes[read.bulk ? "bulk" : "page"];
			const answer = await withinDeadline(read.bulk ? BULK_READ_DEADLINE : READ_DEADLINE, () => lane(read));
			if (answer.kind === "done") return answer.value;
			throw new ContentUnavailable(`The content service gave nothing for ${read.collection} in time.`);
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
function jsonOf(response: Response, body: Buffer<ArrayBuffer>): Response {
	const { status, headers } = response;
	if (!isJson(response)) throw new Error(`it gave ${headers.get("content-type") ?? "no type"} with status ${status}`);
	// The body is decompressed now: it has another length and no encoding.
	return new Response(body, { status, headers: { "content-type": "application/json" } });
}

/** Returns the result of a request without errors; its data may be anything. */
function wholeAnswer(data: unknown): CallAnswer {
	if (typeof data === "object" && data !== null) return { kind: "answer", data: { ...data }, hasErrors: false };
	return { kind: "unanswered", error: new ContentUnavailable("The content service gave no data.") };
}

/** Returns the result of a request that the SDK rejected. */
function answerOf(error: unknown): CallAnswer {
	if (error instanceof BodyTooLarge)
		return {
			kind: "large",
			error: new ContentUnavailable(`The content service did not answer: ${error.message}.`, { cause: error }),
		};
	const { errors, data, status } = parts(error);
	if (errors && typeof data === "object" && data !== null)
		return { kind: "answer", data: data as Record<string, readonly Row[] | null>, hasErrors: true };
	if (errors && (status ?? 500) < 500)
		return {
			kind: "refused",
			error: new ContentRefused(`The content service refused: ${describe(error)}.`, { cause: error }),
		};
	return {
		kind: "unanswered",
		error: new ContentUnavailable(`The content service did not answer: ${describe(error)}.`, { cause: error }),
	};
}

function parts(error: unknown): {
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
	const [first] = parts(error).errors ?? [];
	if (typeof first === "object" && first !== null && "message" in first && typeof first.message === "string")
		return first.message;
	if (!(error instanceof Error)) return String(error);
	// The SDK's error is empty for invalid JSON.
	return error.message || "what it gave could not be read";
}
