// Reads from Directus, all reads of one tick in one GraphQL call. Knows how to ask; what fields mean is known in shared-contracts.

import { createDirectus, graphql, staticToken } from "@directus/sdk";
import { ContentUnavailable, type Fields, type Filter } from "@hub/shared-contracts/content-reader";

/** A read of rows. */
export interface RowsRead {
	readonly collection: string;
	readonly fields: Fields;
	readonly filter: Filter;
	readonly sort: readonly string[];
	readonly limit: number;
	/** Default 0. */
	readonly offset?: number;
	/** A large read that no page waits for: it travels apart from those of pages and may take longer. Default false. */
	readonly bulk?: boolean;
}

/** A read of how many rows there are: its answer is one row, `{ count: { id: 12 } }`. */
export interface CountRead {
	readonly kind: "count";
	readonly collection: string;
	/** Those of the rows that are counted: not asked for, but a change in what they relate to may change the count. */
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

/** How long one call may take, in ms: below a route's deadline of 1500 ms, so that a page can still say what happened. */
const CALL_DEADLINE = 1_400;

/** How long one call with large reads may take, in ms. */
const BULK_DEADLINE = 9_000;

interface Waiting {
	readonly read: Read;
	readonly resolve: (rows: readonly Row[]) => void;
	readonly reject: (error: ContentUnavailable) => void;
}

/** A source on a Directus instance. */
export function directusSource(url: string, token: string): ContentSource {
	const clientWithin = (deadline: number) =>
		createDirectus(url, {
			globals: {
				fetch: (input: RequestInfo | URL, init?: RequestInit) =>
					fetchRead(input, { ...init, signal: AbortSignal.timeout(deadline) }),
			},
		})
			.with(staticToken(token))
			.with(graphql());
	const clients = { page: clientWithin(CALL_DEADLINE), bulk: clientWithin(BULK_DEADLINE) };
	let queue: Waiting[] = [];
	const send = async (batch: readonly Waiting[], client: (typeof clients)["page"]): Promise<void> => {
		if (batch.length === 0) return;
		try {
			const { text, variables } = composeQuery(batch.map(({ read }) => read));
			const answer = await client.query<Record<string, Row[]>>(text, variables);
			for (const [index, waiting] of batch.entries()) {
				const rows = answer[`q${index}`];
				if (rows) waiting.resolve(rows);
				else waiting.reject(new ContentUnavailable(`The content service gave no rows for ${waiting.read.collection}.`));
			}
		} catch (error) {
			// One read that the service refuses spoils the whole call; apart, it only spoils itself.
			if (batch.length > 1 && isRefusal(error)) {
				await Promise.all(batch.map((waiting) => send([waiting], client)));
				return;
			}
			const unavailable = new ContentUnavailable(`The content service did not answer: ${describe(error)}.`, { cause: error });
			for (const waiting of batch) waiting.reject(unavailable);
		}
	};
	const flush = () => {
		const batch = queue;
		queue = [];
		void send(
			batch.filter(({ read }) => !read.bulk),
			clients.page,
		);
		void send(
			batch.filter(({ read }) => read.bulk),
			clients.bulk,
		);
	};
	return {
		read: (read) =>
			new Promise((resolve, reject) => {
				// All reads that are asked for before the event loop turns travel together.
				if (queue.push({ read, resolve, reject }) === 1) setImmediate(flush);
			}),
	};
}

/**
 * Asks, and once more where the connection turned out to be closed: one that was kept open may be given up by the other side at the
 * very moment it is used again. Reads may be asked twice.
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

/** Whether the service answered and said no, unlike one that did not answer. */
function isRefusal(error: unknown): boolean {
	return typeof error === "object" && error !== null && "errors" in error && Array.isArray(error.errors);
}

function describe(error: unknown): string {
	if (typeof error === "object" && error !== null && "errors" in error && Array.isArray(error.errors)) {
		const first = error.errors[0] as { message?: unknown } | undefined;
		if (typeof first?.message === "string") return first.message;
	}
	return error instanceof Error ? error.message : String(error);
}
