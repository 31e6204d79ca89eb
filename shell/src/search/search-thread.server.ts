// Starts the thread of the search, sends it requests, and starts another if it ends.

import { Worker } from "node:worker_threads";
import { withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type {
	NumberedRequest,
	OpenedIndex,
	SearchRequest,
	SearchResponses,
	SearchThreadData,
	SearchThreadMessage,
} from "./search-messages.ts";

/** The thread, as the site sees it. */
export interface SearchThread {
	/** Sends a request. @returns undefined if there was no response in time, or the request failed */
	request<Request extends SearchRequest>(
		request: Request,
		timeoutMs: number,
	): Promise<SearchResponses[Request["kind"]] | undefined>;
	stop(): Promise<void>;
}

export interface SearchThreadOptions extends SearchThreadData {
	/** The file of the thread's code. */
	readonly workerFile: string;
	/** Called each time when a thread has opened the index. */
	readonly onOpened: (index: OpenedIndex) => void;
	readonly log: Pick<Log, "error">;
	/** Default: `HUNG_MS`. */
	readonly hungMs?: number;
}

/** From one start of a thread to the next, at least, in ms. */
const RESTART_INTERVAL_MS = 3_000;

/** Requests that wait for a response, about a second of work: one more could not be responded to in time. */
const MAX_WAITING = 100;

/** A thread that responds to nothing for so long, in ms, is ended. Its own steps take milliseconds. */
const HUNG_MS = 30_000;

/** Memory of the thread's own values, in MB; what SQLite and rankings need comes in addition. */
const MAX_HEAP_MB = 256;

export function startSearchThread({ workerFile, path, onOpened, log, hungMs = HUNG_MS }: SearchThreadOptions): SearchThread {
	const waiting = new Map<number, (response: SearchResponses[SearchRequest["kind"]] | undefined) => void>();
	let worker: Worker | undefined;
	let restart: NodeJS.Timeout | undefined;
	let isStopped = false;
	let last = 0;
	/** Since when requests have waited without any response. */
	let silentSince: number | undefined;

	const settle = (number: number, response?: SearchResponses[SearchRequest["kind"]]): void => {
		waiting.get(number)?.(response);
		waiting.delete(number);
	};

	const take = (message: SearchThreadMessage): void => {
		silentSince = undefined;
		if (isStopped) return;
		if (message.kind === "opened") onOpened(message.index);
		else if (message.kind === "response") settle(message.number, message.response);
		else {
			log.error({ error: message.error }, "The search failed at a request");
			settle(message.number);
		}
	};

	const start = (): void => {
		const startedAt = performance.now();
		let started: Worker;
		try {
			const workerData: SearchThreadData = { path };
			started = new Worker(workerFile, { workerData, env: {}, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
		} catch (error) {
			// The trial of a release may start no threads; its pages say that the search is unavailable.
			if (error instanceof Error && "code" in error && error.code === "ERR_ACCESS_DENIED") return;
			throw error;
		}
		worker = started;
		started.unref();
		started.on("message", take);
		started.on("error", (error) => log.error({ error: String(error) }, "The thread of the search failed; another one is started"));
		started.on("exit", () => {
			worker = undefined;
			silentSince = undefined;
			for (const number of [...waiting.keys()]) settle(number);
			if (isStopped) return;
			restart = setTimeout(start, Math.max(0, startedAt + RESTART_INTERVAL_MS - performance.now())).unref();
		});
	};
	start();

	return {
		async request(request, timeoutMs) {
			if (!worker || waiting.size >= MAX_WAITING) return undefined;
			last += 1;
			const number = last;
			const { promise, resolve } = Promise.withResolvers<SearchResponses[SearchRequest["kind"]] | undefined>();
			waiting.set(number, resolve);
			silentSince ??= performance.now();
			worker.postMessage({ number, request } satisfies NumberedRequest);
			const outcome = await withinDeadline(timeoutMs, () => promise);
			waiting.delete(number);
			if (silentSince !== undefined && performance.now() - silentSince > hungMs) {
				log.error({}, "The thread of the search does not respond; it is ended");
				void worker?.terminate();
			}
			// The thread responds to each kind of request with its own kind of response.
			return outcome.kind === "done" ? (outcome.value as SearchResponses[(typeof request)["kind"]] | undefined) : undefined;
		},
		async stop() {
			isStopped = true;
			clearTimeout(restart);
			await worker?.terminate();
		},
	};
}
