// Client of the search thread, which owns the index.

import { Worker } from "node:worker_threads";
import { withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { SearchRequests, ThreadRequest, ThreadResponse } from "./search-worker.server.ts";

export interface SearchThread {
	/** Rejects if there is no response in time, or if the request failed. */
	request<Kind extends keyof SearchRequests>(
		kind: Kind,
		parameters: Parameters<SearchRequests[Kind]>,
		timeoutMs: number,
	): Promise<ReturnType<SearchRequests[Kind]>>;
	readonly ended: Promise<void>;
	stop(): Promise<unknown>;
}

export interface SearchThreadOptions {
	readonly workerFile: string;
	/** The SQLite file; undefined: in memory. */
	readonly path: string | undefined;
	readonly log: Pick<Log, "error">;
	/** Default: `HUNG_MS`. */
	readonly hungMs?: number | undefined;
}

/** Pending requests, about a second of work: further ones could not be processed in time. */
const MAX_WAITING = 100;

/** Time without a response after which the thread is terminated, in ms. Its own steps take milliseconds. */
const HUNG_MS = 30_000;

/** JavaScript heap of the thread, in MB; SQLite and rankings need memory in addition. */
const MAX_HEAP_MB = 256;

export function openSearchThread({ workerFile, path, log, hungMs = HUNG_MS }: SearchThreadOptions): SearchThread {
	const worker = new Worker(workerFile, {
		workerData: path,
		env: {},
		resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
	});
	worker.unref();
	const waiting = new Map<number, PromiseWithResolvers<unknown>>();
	const ended = Promise.withResolvers<void>();
	let last = 0;
	let hungTimer: NodeJS.Timeout | undefined;
	worker.on("message", ({ number, value, error }: ThreadResponse) => {
		clearTimeout(hungTimer);
		hungTimer = undefined;
		if (error === undefined) return waiting.get(number)?.resolve(value);
		log.error({ error }, "A search request failed");
		waiting.get(number)?.reject(new Error("A search request failed."));
	});
	worker.on("error", (error) =>
		log.error({ error: String(error) }, "The search thread failed; another one is started"),
	);
	worker.on("exit", () => {
		clearTimeout(hungTimer);
		for (const { reject } of waiting.values()) reject(new Error("The search thread has ended."));
		ended.resolve();
	});
	const endHung = () => {
		log.error({}, "The search thread does not respond and is terminated");
		void worker.terminate();
	};
	return {
		async request<Kind extends keyof SearchRequests>(
			kind: Kind,
			parameters: Parameters<SearchRequests[Kind]>,
			timeoutMs: number,
		) {
			if (waiting.size >= MAX_WAITING) throw new Error("Too many search requests are waiting.");
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
