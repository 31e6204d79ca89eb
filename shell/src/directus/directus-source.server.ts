// Reads from Directus; all reads of one tick share one GraphQL call. What fields mean is defined in content-model.

import { createDirectus, graphql, staticToken } from "@directus/sdk";
import { retryClosedConnection } from "@hub/content-model/cms/closed-connection";
import { ContentUnavailable, type Fields } from "@hub/shared-contracts/content/content-reader";
import { afterOwnTime, CONTENT_TIMEOUT, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import { AnswerTooLarge, isJson, MAX_JSON_BYTES, readAnswer } from "./answer-body.server.ts";
import { askDirectus } from "./ask-directus.server.ts";
import { dropBrokenRows } from "./broken-rows.server.ts";
import { composeQuery } from "./compose-query.ts";
import { createReadQueue, type QueuedRead } from "./read-queue.server.ts";
import { monitorService, type ServiceHealth } from "./service-health.server.ts";
import { type OddRow, soundRows } from "./sound-rows.server.ts";

/** A filter in Directus' own rules, e.g. `{ slug: { _eq: "x" } }`. */
export type Filter = Readonly<Record<string, unknown>>;

/** A read of rows. */
export interface RowsRead {
	readonly collection: string;
	readonly fields: Fields;
	readonly filter: Filter;
	readonly sort: readonly string[];
	readonly limit: number;
	/** Default 0. */
	readonly offset?: number;
	/** A large read that no page waits for: it is sent apart from those of pages and may take longer. Default false. */
	readonly bulk?: boolean;
}

/** A read of how many rows there are: its answer is one row, `{ count: { id: 12 } }`. */
export interface CountRead {
	readonly kind: "count";
	readonly collection: string;
	/** Fields of the counted rows. They are not read, but a change in a related collection may change the count. */
	readonly fields: Fields;
	readonly filter: Filter;
	readonly bulk?: boolean;
}

/** One read as data; equal reads have equal keys. */
export type Read = RowsRead | CountRead;

export type Row = Readonly<Record<string, unknown>>;

/** Where rows come from. */
export interface ContentSource {
	/** @throws ContentUnavailable */
	read(read: Read): Promise<readonly Row[]>;
}

/** A source that knows whether the service behind it answers at all. */
export interface DirectusSource extends ContentSource {
	/** True from the moment the service counts as silent until it answers again; reads fail fast meanwhile. */
	isAway(): boolean;
	/** Calls back with rows that were left out of an answer, because they were not as the service promises them. @returns ends it */
	onOddRows(listener: (collection: string, rows: readonly OddRow[]) => void): () => void;
	stop(): void;
}

/** The service refused a read, which is not an outage. Loaders still see it as `ContentUnavailable`. */
export class ContentRefused extends ContentUnavailable {}

/**
 * After how long without any answer the service counts as silent, in ms of the process's own time. Slow answers to one read while
 * others are answered are no silence.
 */
const SILENCE = 2_500;

/** How long a read waits for a service that was silent, in ms: one that is only overburdened answers the probe by then. */
const AWAY_PATIENCE = 700;

/** How long one call with large reads may take, in ms. */
const BULK_DEADLINE = 9_000;

/**
 * How long a read may take in all, in ms: with its turn in the queue, and with the calls by which it is found out which of its rows are broken.
 */
const READ_DEADLINE = 20_000;
const BULK_READ_DEADLINE = 60_000;

/** Upper bound for the response to a bulk read, in bytes. */
const MOST_BULK_BYTES = 32 * 1024 * 1024;

/** A small read that tells whether the content service answers. */
export const READINESS_READ: Read = { collection: "site_settings", fields: ["id"], filter: {}, sort: [], limit: 1 };

/** What became of one call. */
type CallAnswer =
	/** `flawed`: it came with errors, which do not say where. */
	| { readonly kind: "answer"; readonly data: Readonly<Record<string, unknown>>; readonly flawed: boolean }
	/** It is more than may be read at once. */
	| { readonly kind: "large"; readonly error: ContentUnavailable }
	| { readonly kind: "refused"; readonly error: ContentRefused }
	| { readonly kind: "unanswered"; readonly error: ContentUnavailable };

/** A source on a Directus instance. */
export function directusSource(url: string, token: string, log: Pick<Log, "info" | "warn" | "error">): DirectusSource {
	const watch: ServiceHealth = monitorService(() => ask([READINESS_READ], SILENCE), log);
	const listeners = new Set<(collection: string, rows: readonly OddRow[]) => void>();

	const ask = async (reads: readonly Read[], deadline: number): Promise<CallAnswer> => {
		const most = deadline > CONTENT_TIMEOUT ? MOST_BULK_BYTES : MAX_JSON_BYTES;
		const controller = new AbortController();
		const answersBefore = watch.answers();
		const listening = afterOwnTime(Math.min(SILENCE, deadline), () => {
			if (deadline > CONTENT_TIMEOUT || watch.answers() !== answersBefore) return;
			watch.silent();
			controller.abort(new Error(`it was silent for ${SILENCE} ms`));
		});
		const waiting = afterOwnTime(deadline, () => controller.abort(new Error(`it took longer than ${deadline} ms`)));
		const client = createDirectus(url, {
			globals: {
				fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
					const response = await fetchRead(input, { ...init, signal: controller.signal });
					watch.answered();
					return jsonOf(response, await readAnswer(response, most));
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

	/** The rows of a read in an answer without errors. @throws ContentUnavailable where they are no rows */
	const rowsIn = (read: Read, value: unknown): readonly Row[] => {
		const found = soundRows(read, value);
		if (!found) throw new ContentUnavailable(`The content service gave no rows for ${read.collection}.`);
		if (found.odd.length > 0) for (const listener of listeners) listener(read.collection, found.odd);
		return found.rows;
	};

	const askOne = async (read: Read, deadline: number): Promise<readonly Row[]> => {
		const answer = await ask([read], deadline);
		if (answer.kind !== "answer") throw answer.error;
		const { q0 } = answer.data;
		if (!answer.flawed) return rowsIn(read, q0);
		// What the service could not do at all is a refusal.
		const found = soundRows(read, q0);
		if (!found) throw new ContentRefused(`The content service gave no rows for ${read.collection}.`);
		if ("kind" in read) throw new ContentRefused(`The content service could not count ${read.collection}.`);
		const until = performance.now() + READ_DEADLINE;
		return dropBrokenRows(read, found.rows, {
			log,
			async isSound(part) {
				if (performance.now() > until) throw new ContentUnavailable("It took too long to find the broken rows.");
				const again = await ask([part], deadline);
				if (again.kind === "unanswered" || again.kind === "large") throw again.error;
				return again.kind === "answer" && !again.flawed;
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
			// One half after the other: side by side they would be as large.
			const middle = Math.ceil(batch.length / 2);
			await send(batch.slice(0, middle), deadline);
			await send(batch.slice(middle), deadline);
		}
		// One refused read, or one broken row, fails the whole GraphQL call; sent separately, only that read fails.
		else if (answer.kind === "refused" || answer.flawed) await Promise.all(batch.map((waiting) => send([waiting], deadline)));
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
			if (watch.isAway() && !(await watch.isBack(AWAY_PATIENCE))) throw new ContentUnavailable("The content service is silent.");
			const lane = lanes[read.bulk ? "bulk" : "page"];
			const answer = await withinDeadline(read.bulk ? BULK_READ_DEADLINE : READ_DEADLINE, () => lane(read));
			if (answer.kind === "done") return answer.value;
			throw new ContentUnavailable(`The content service gave nothing for ${read.collection} in time.`);
		},
		isAway: watch.isAway,
		onOddRows(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		stop: watch.stop,
	};
}

/** An answer with its whole body. @throws where it cannot be what was asked for */
function jsonOf(response: Response, body: Buffer<ArrayBuffer>): Response {
	const { status, headers } = response;
	if (!isJson(response)) throw new Error(`it gave ${headers.get("content-type") ?? "no type"} with status ${status}`);
	// Unpacked as it is now, it has another length and no encoding.
	return new Response(body, { status, headers: { "content-type": "application/json" } });
}

/** The outcome of a call that came without an error; its data may be anything. */
function wholeAnswer(data: unknown): CallAnswer {
	if (typeof data === "object" && data !== null) return { kind: "answer", data: { ...data }, flawed: false };
	return { kind: "unanswered", error: new ContentUnavailable("The content service gave no data.") };
}

/** The outcome of a call that ended with an error of the SDK. */
function answerOf(error: unknown): CallAnswer {
	if (error instanceof AnswerTooLarge)
		return {
			kind: "large",
			error: new ContentUnavailable(`The content service did not answer: ${error.message}.`, { cause: error }),
		};
	const { errors, data, status } = parts(error);
	if (errors && typeof data === "object" && data !== null)
		return { kind: "answer", data: data as Record<string, readonly Row[] | null>, flawed: true };
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

function parts(error: unknown): { readonly errors?: readonly unknown[]; readonly data?: unknown; readonly status?: number } {
	if (typeof error !== "object" || error === null || !("errors" in error) || !Array.isArray(error.errors)) return {};
	return {
		errors: error.errors,
		data: "data" in error ? error.data : undefined,
		...("response" in error && error.response instanceof Response ? { status: error.response.status } : {}),
	};
}

function fetchRead(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
	return retryClosedConnection(() => askDirectus("rows", input, init));
}

function describe(error: unknown): string {
	const [first] = parts(error).errors ?? [];
	if (typeof first === "object" && first !== null && "message" in first && typeof first.message === "string") return first.message;
	if (!(error instanceof Error)) return String(error);
	// The SDK's own error says nothing of JSON that it could not read.
	return error.message || "what it gave could not be read";
}
