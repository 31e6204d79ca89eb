// Reads from Directus; all reads of one tick share one GraphQL call. What fields mean is defined in shared-contracts.

import { createDirectus, graphql, staticToken } from "@directus/sdk";
import { ContentUnavailable, type Fields, type Filter } from "@hub/shared-contracts/content/content-reader";
import { afterOwnTime, CONTENT_PATIENCE } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import { dropBrokenRows } from "./broken-rows.server.ts";
import { createReadQueue, type QueuedRead } from "./read-queue.server.ts";
import type { ReadAnswer } from "./read-registry.server.ts";
import { monitorService, type ServiceHealth } from "./service-health.server.ts";

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
	/** What tells it from all other reads; default: its JSON. */
	readonly key?: string;
}

/** A read of how many rows there are: its answer is one row, `{ count: { id: 12 } }`. */
export interface CountRead {
	readonly kind: "count";
	readonly collection: string;
	/** Fields of the counted rows. They are not read, but a change in a related collection may change the count. */
	readonly fields: Fields;
	readonly filter: Filter;
	readonly bulk?: boolean;
	readonly key?: string;
}

/** One read as data; equal reads have equal keys. */
export type Read = RowsRead | CountRead;

export type Row = Readonly<Record<string, unknown>>;

/** How a read is performed; not part of its cache key. */
export interface ReadOptions {
	/**
	 * True for an address that may not exist: it has a bounded queue and its own share of the cache, so that probing cannot
	 * displace pages. Default false.
	 */
	readonly doubtful?: boolean;
	/** Called when the rows are older than the last publish because newer ones did not arrive in time. */
	readonly onStale?: () => void;
	/** Called with the answer that the rows are, so that it can be known later whether they still are. */
	readonly onAnswer?: (answer: ReadAnswer) => void;
}

/** Where rows come from. */
export interface ContentSource {
	/** @throws ContentUnavailable */
	read(read: Read, options?: ReadOptions): Promise<readonly Row[]>;
}

/** A source that knows whether the service behind it answers at all. */
export interface DirectusSource extends ContentSource {
	/** True from the moment the service counts as silent until it answers again; reads fail fast meanwhile. */
	isAway(): boolean;
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

/** A small read that tells whether the content service answers. */
export const READINESS_READ: Read = { collection: "site_settings", fields: ["id"], filter: {}, sort: [], limit: 1 };

/** What became of one call. */
type CallAnswer =
	/** `flawed`: it came with errors, which do not say where. */
	| { readonly kind: "answer"; readonly data: Readonly<Record<string, readonly Row[] | null>>; readonly flawed: boolean }
	| { readonly kind: "refused"; readonly error: ContentRefused }
	| { readonly kind: "unanswered"; readonly error: ContentUnavailable };

/** A source on a Directus instance. */
export function directusSource(url: string, token: string, log: Pick<Log, "info" | "warn" | "error">): DirectusSource {
	const watch: ServiceHealth = monitorService(() => ask([READINESS_READ], SILENCE), log);

	const ask = async (reads: readonly Read[], deadline: number): Promise<CallAnswer> => {
		const controller = new AbortController();
		const answersBefore = watch.answers();
		const listening = afterOwnTime(Math.min(SILENCE, deadline), () => {
			if (deadline > CONTENT_PATIENCE || watch.answers() !== answersBefore) return;
			watch.silent();
			controller.abort(new Error(`it was silent for ${SILENCE} ms`));
		});
		const waiting = afterOwnTime(deadline, () => controller.abort(new Error(`it took longer than ${deadline} ms`)));
		const client = createDirectus(url, {
			globals: {
				fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
					const response = await fetchRead(input, { ...init, signal: controller.signal });
					watch.answered();
					return response;
				},
			},
		})
			.with(staticToken(token))
			.with(graphql());
		try {
			const { text, variables } = composeQuery(reads);
			return { kind: "answer", data: await client.query<Record<string, Row[] | null>>(text, variables), flawed: false };
		} catch (error) {
			return answerOf(error);
		} finally {
			listening();
			waiting();
		}
	};

	const askOne = async (read: Read, deadline: number): Promise<readonly Row[]> => {
		const answer = await ask([read], deadline);
		if (answer.kind !== "answer") throw answer.error;
		const rows = answer.data.q0;
		if (!rows) throw new ContentRefused(`The content service gave no rows for ${read.collection}.`);
		if (!answer.flawed) return rows;
		if ("kind" in read) throw new ContentRefused(`The content service could not count ${read.collection}.`);
		return dropBrokenRows(read, rows, {
			log,
			async isSound(part) {
				const again = await ask([part], deadline);
				if (again.kind === "unanswered") throw again.error;
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
		// One refused read, or one broken row, fails the whole GraphQL call; sent separately, only that read fails.
		else if (answer.kind === "refused" || answer.flawed) await Promise.all(batch.map((waiting) => send([waiting], deadline)));
		else {
			for (const [index, { read, resolve, reject }] of batch.entries()) {
				const rows = answer.data[`q${index}`];
				if (rows) resolve(rows);
				else reject(new ContentRefused(`The content service gave no rows for ${read.collection}.`));
			}
		}
	};

	const lanes = {
		page: createReadQueue({ calls: 4, waiting: 2_000 }, (batch) => send(batch, CONTENT_PATIENCE)),
		doubtful: createReadQueue({ calls: 1, waiting: 100 }, (batch) => send(batch, CONTENT_PATIENCE)),
		bulk: createReadQueue({ calls: 2, waiting: 1_000 }, (batch) => send(batch, BULK_DEADLINE)),
	};

	return {
		async read(read, { doubtful = false } = {}) {
			if (watch.isAway() && !(await watch.isBack(AWAY_PATIENCE))) throw new ContentUnavailable("The content service is silent.");
			return lanes[read.bulk ? "bulk" : doubtful ? "doubtful" : "page"](read);
		},
		isAway: watch.isAway,
		stop: watch.stop,
	};
}

/** The outcome of a call that ended with an error of the SDK. */
function answerOf(error: unknown): CallAnswer {
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

/**
 * Sends a call, and again where a reused connection turned out to be closed: the server may close an idle connection at any time,
 * and a client may retry idempotent requests automatically (RFC 9112, 9.3.1 and 9.5).
 */
async function fetchRead(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
	try {
		return await fetch(input, init);
	} catch (error) {
		if (!isClosedConnection(error)) throw error;
		return fetch(input, init);
	}
}

function isClosedConnection(error: unknown): boolean {
	const cause = error instanceof Error ? error.cause : undefined;
	return cause instanceof Error && "code" in cause && ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"].includes(String(cause.code));
}

/** One GraphQL document for several reads: `q0`, `q1`, … in their order. */
export function composeQuery(reads: readonly Read[]): { text: string; variables: Record<string, unknown> } {
	const variables: Record<string, unknown> = {};
	const declared: string[] = [];
	const selected: string[] = [];
	for (const [index, read] of reads.entries()) {
		declared.push(`$f${index}: ${read.collection}_filter`);
		variables[`f${index}`] = read.filter;
		if ("kind" in read) {
			selected.push(`q${index}: ${read.collection}_aggregated(filter: $f${index}) { count { id } }`);
			continue;
		}
		declared.push(`$s${index}: [String], $l${index}: Int, $o${index}: Int`);
		variables[`s${index}`] = read.sort;
		variables[`l${index}`] = read.limit;
		variables[`o${index}`] = read.offset ?? 0;
		const order = `sort: $s${index}, limit: $l${index}, offset: $o${index}`;
		selected.push(`q${index}: ${read.collection}(filter: $f${index}, ${order}) ${selection(read.fields)}`);
	}
	return { text: `query (${declared.join(", ")}) { ${selected.join(" ")} }`, variables };
}

function selection(fields: Fields): string {
	const parts = fields.flatMap((field) =>
		typeof field === "string" ? [field] : Object.entries(field).map(([name, related]) => `${name} ${selection(related.fields)}`),
	);
	return `{ ${parts.join(" ")} }`;
}

function describe(error: unknown): string {
	const [first] = parts(error).errors ?? [];
	if (typeof first === "object" && first !== null && "message" in first && typeof first.message === "string") return first.message;
	return error instanceof Error ? error.message : String(error);
}
