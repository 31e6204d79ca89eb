// The thread that has the search's file open, as the site uses it.

import { Worker } from "node:worker_threads";
import { withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { SearchRequests, ThreadRequest, ThreadResponse } from "./search-worker.server.ts";

/** A running thread. */
export interface SearchThread {
	/** Rejects if there is no response in time, or the request failed. */
	request<Kind extends keyof SearchRequests>(
		kind: Kind,
		parameters: Parameters<SearchRequests[Kind]>,
		timeoutMs: number,
	): Promise<ReturnType<SearchRequests[Kind]>>;
	/** Resolves when it has ended. */
	readonly ended: Promise<void>;
	stop(): Promise<unknown>;
}

export interface SearchThreadOptions {
	/** The file of the thread's code. */
	readonly workerFile: string;
	/** The SQLite file; undefined: the index is in memory. */
	readonly path: string | undefined;
	readonly log: Pick<Log, "error">;
	/** Default: `HUNG_MS`. */
	readonly hungMs?: number | undefined;
}

/** Requests that wait for a response, about a second of work: one more could not be responded to in time. */
const MAX_WAITING = 100;

/** A thread that responds to nothing for so long, in ms, is ended. Its own steps take milliseconds. */
const HUNG_MS = 30_000;

/** Memory of the thread's own values, in MB; what SQLite and rankings need comes in addition. */
const MAX_HEAP_MB = 256;

export function openSearchThread({ workerFile, path, log, hungMs = HUNG_MS }: SearchThreadOptions): SearchThread {
	const worker = new Worker(workerFile, { workerData: path, env: {}, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
	worker.unref();
	const waiting = new Map<number, PromiseWithResolvers<unknown>>();
	const ended = Promise.withResolvers<void>();
	let last = 0;
	let hungTimer: NodeJS.Timeout | undefined;
	worker.on("message", ({ number, value, error }: ThreadResponse) => {
		clearTimeout(hungTimer);
		hungTimer = undefined;
		if (error === undefined) return waiting.get(number)?.resolve(value);
		log.error({ error }, "The search failed at a request");
		waiting.get(number)?.reject(new Error("The search failed at a request."));
	});
	worker.on("error", (error) => log.error({ error: String(error) }, "The thread of the search failed; another one is started"));
	worker.on("exit", () => {
		clearTimeout(hungTimer);
		for (const { reject } of waiting.values()) reject(new Error("The thread of the search has ended."));
		ended.resolve();
	});
	const endHung = () => {
		log.error({}, "The thread of the search does not respond; it is ended");
		void worker.terminate();
	};
	return {
		async request<Kind extends keyof SearchRequests>(kind: Kind, parameters: Parameters<SearchRequests[Kind]>, timeoutMs: number) {
			if (waiting.size >= MAX_WAITING) throw new Error("Too many requests wait for the search.");
			last += 1;
			const number = last;
			const response = Promise.withResolvers<unknown>();
			waiting.set(number, response);
			hungTimer ??= setTimeout(endHung, hungMs).unref();
			worker.postMessage({ number, kind, parameters } satisfies ThreadRequest);
			const outcome = await withinDeadline(timeoutMs, () => response.promise).finally(() => waiting.delete(number));
			if (outcome.kind === "timeout") throw new Error("The search did not respond in time.");
			// The thread responds with the value of the kind's function.
			return outcome.value as ReturnType<SearchRequests[Kind]>;
		},
		ended: ended.promise,
		stop: () => worker.terminate(),
	};
}
