// Keeps something small of every live row of some queries, up to date by what changed: a change costs reading the rows that it names,
// however many there are. The first reading goes on in the background, a few rows at a time.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { withinDeadline } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import type { Content } from "./content.server.ts";
import { ContentRefused } from "./directus-source.server.ts";
import { type KeptQuery, keepQuery, type QueryState } from "./kept-query.server.ts";

/** Rows that are kept. */
export interface KeptRows {
	/** Begins to keep the rows of a query. */
	keep<Fact>(kept: KeptQuery<Fact>): KeptFacts<Fact>;
	/**
	 * Resolves when all that changed until now is known, or `patience` (in ms) is over; undefined where there is nothing to wait for.
	 * A reading of all rows is waited for no longer than that from its beginning: it takes its time.
	 */
	settled(patience: number): Promise<unknown> | undefined;
	/** Whether all rows are known as they are now. */
	isSettled(): boolean;
	/** Whether all that has changed is known; rows that were never read may still be missing. */
	isCurrent(): boolean;
}

/** What is kept of the rows of a query. */
export interface KeptFacts<Fact> {
	/** As far as it is known. */
	facts(): Iterable<Fact>;
	end(): void;
}

/** What rows are kept with. */
export interface KeptRowsOptions {
	readonly content: Pick<Content, "read" | "onChange">;
	readonly log: Pick<Log, "error">;
}

/** After how long, in ms, what could not be read is read again. */
const READ_AGAIN = 1_000;

/** The same where a query itself failed, or is refused: an operator or an editor has to mend something. */
const TRY_AGAIN = 30_000;

interface Kept {
	readonly state: QueryState;
	readonly failed: (error: unknown) => void;
	/** When the reading of all rows began, in ms of the process's clock; undefined: none is under way. */
	since: number | undefined;
	/** Resolves when it ends. */
	done: Promise<unknown>;
	/** The last attempt to read something failed. */
	failing: boolean;
}

/** What became of an attempt. */
type Attempt = "done" | "unavailable" | "failed";

export function createKeptRows({ content, log }: KeptRowsOptions): KeptRows {
	const all = new Set<Kept>();
	/** Changes that were told, and how many of them are known with certainty. */
	let told = 0;
	let known = 0;
	let settling = false;
	let waiting: { readonly for: number; readonly resolve: () => void }[] = [];

	const attempt = async (kept: Kept, work: () => Promise<void>): Promise<Attempt> => {
		try {
			await work();
			kept.failing = false;
			return "done";
		} catch (error) {
			kept.failing = true;
			if (error instanceof ContentUnavailable && !(error instanceof ContentRefused)) return "unavailable";
			// A remote is built separately: what its functions throw costs its own routes.
			if (!(error instanceof ContentRefused)) kept.failed(error);
			kept.state.again();
			return "failed";
		}
	};

	const resolveWaiting = (): void => {
		const ready = waiting.filter((one) => one.for <= known);
		waiting = waiting.filter((one) => one.for > known);
		for (const { resolve } of ready) resolve();
	};

	/** Reads what changed, all of it at the same time, until nothing has changed meanwhile. */
	const settle = async (): Promise<void> => {
		if (settling) return;
		settling = true;
		try {
			await settleAll();
		} finally {
			settling = false;
		}
	};

	const settleAll = async (): Promise<void> => {
		for (;;) {
			const until = told;
			const changed = [...all].filter(({ state }) => state.hasChanged());
			const attempts = await Promise.all(changed.map((kept) => attempt(kept, kept.state.settle)));
			// To wait for what could not be read would help no visitor.
			known = until;
			resolveWaiting();
			const left = changed.filter((_, at) => attempts[at] !== "done");
			if (left.length > 0) {
				later(attempts.includes("unavailable") ? READ_AGAIN : TRY_AGAIN, () => {
					for (const kept of left) fill(kept);
					void settle();
				});
				break;
			}
			// What came meanwhile may have left nothing to be read here: rows that are kept no longer.
			if (known === told && ![...all].some(({ state }) => state.hasChanged())) break;
		}
	};

	const fill = (kept: Kept): void => {
		if (kept.since !== undefined || kept.state.isFilled()) return;
		kept.since = performance.now();
		kept.done = attempt(kept, kept.state.fill).then((result) => {
			kept.since = undefined;
			if (!all.has(kept)) return;
			if (result === "done") fill(kept);
			else later(result === "unavailable" ? READ_AGAIN : TRY_AGAIN, () => fill(kept));
		});
	};

	const underWay = (patience: number): readonly Promise<unknown>[] => {
		const fills = [...all].flatMap(({ since, done, failing }) =>
			since !== undefined && !failing && since + patience > performance.now() ? [done] : [],
		);
		if (known === told) return fills;
		const { promise, resolve } = Promise.withResolvers<void>();
		waiting.push({ for: told, resolve });
		return [promise, ...fills];
	};

	content.onChange((change) => {
		const touched = [...all].filter(({ state }) => state.note(change));
		if (touched.length === 0) return;
		told += 1;
		// Changes of one tick are read together.
		setImmediate(() => void settle());
	});

	return {
		keep(query) {
			const state = keepQuery(query, content, log);
			const kept: Kept = {
				state,
				failed: query.failed,
				since: undefined,
				done: Promise.resolve(),
				failing: false,
			};
			all.add(kept);
			fill(kept);
			return {
				facts: state.facts,
				end() {
					state.end();
					all.delete(kept);
				},
			};
		},
		settled(patience) {
			const waits = underWay(patience);
			return waits.length > 0 ? withinDeadline(patience, () => Promise.all(waits)) : undefined;
		},
		isCurrent: () => known === told && [...all].every(({ state }) => !state.hasChanged()),
		isSettled: () => known === told && [...all].every(({ state, failing }) => !failing && state.isFilled() && !state.hasChanged()),
	};
}

function later(ms: number, work: () => void): void {
	setTimeout(work, ms).unref();
}
