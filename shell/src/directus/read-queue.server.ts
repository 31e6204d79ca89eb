// A queue of reads in front of Directus: it limits concurrent requests and batches the reads that wait meanwhile.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { Read, Row } from "./directus-source.server.ts";

export interface QueuedRead {
	readonly read: Read;
	readonly resolve: (rows: readonly Row[]) => void;
	readonly reject: (error: unknown) => void;
}

/** Reads per request: the GraphQL document stays quick to parse, and a slow read delays few others. */
const MAX_BATCH = 25;

/**
 * Creates a queue. Reads of one tick of the event loop share one request.
 * @param limits maximum number of concurrent requests and of queued reads
 * @param send settles the reads of a batch; the queue rejects those that it leaves unsettled
 * @returns enqueues a read; rejects with ContentUnavailable if the queue is full
 */
export function createReadQueue(
	limits: { readonly requests: number; readonly queued: number },
	send: (batch: readonly QueuedRead[]) => Promise<void>,
): (read: Read) => Promise<readonly Row[]> {
	const queue: QueuedRead[] = [];
	let running = 0;
	let isScheduled = false;

	const pump = (): void => {
		isScheduled = false;
		while (running < limits.requests && queue.length > 0) {
			running += 1;
			const batch = queue.splice(0, MAX_BATCH);
			void send(batch)
				.catch((error: unknown) => error)
				.then((cause) => {
					// Has no effect on settled reads. An unsettled one would keep its callers waiting for ever.
					for (const { reject } of batch) reject(new ContentUnavailable("A read was not settled.", { cause }));
					running -= 1;
					pump();
				});
		}
	};

	return (read) =>
		new Promise((resolve, reject) => {
			if (queue.length >= limits.queued) {
				reject(new ContentUnavailable("Too many reads are queued for Directus."));
				return;
			}
			queue.push({ read, resolve, reject });
			if (isScheduled) return;
			isScheduled = true;
			setImmediate(pump);
		});
}
