// A queue of reads in front of the content service: it limits the calls in flight and batches the reads that wait meanwhile.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { Read, Row } from "./directus-source.server.ts";

/** A queued read with the promise that it settles. */
export interface QueuedRead {
	readonly read: Read;
	readonly resolve: (rows: readonly Row[]) => void;
	readonly reject: (error: unknown) => void;
}

/** Most reads in one call: the GraphQL document stays quick to parse, and a slow read delays few others. */
const BATCH = 25;

/**
 * Creates a queue. Reads of one tick of the event loop share one call.
 * @param limits most calls in flight, and most queued reads
 * @param send settles the reads of a batch; those that it leaves are rejected
 * @returns enqueues a read. Rejects with ContentUnavailable where the queue is full
 */
export function createReadQueue(
	limits: { readonly calls: number; readonly waiting: number },
	send: (batch: readonly QueuedRead[]) => Promise<void>,
): (read: Read) => Promise<readonly Row[]> {
	const queue: QueuedRead[] = [];
	let running = 0;
	let awake = false;

	const pump = (): void => {
		awake = false;
		while (running < limits.calls && queue.length > 0) {
			running += 1;
			const batch = queue.splice(0, BATCH);
			void send(batch)
				.catch((error: unknown) => error)
				.then((cause) => {
					// One that was settled stays as it is. Any other would be waited for until the process ends, and by all that join it.
					for (const { reject } of batch) reject(new ContentUnavailable("A read was left without an answer.", { cause }));
					running -= 1;
					pump();
				});
		}
	};

	return (read) =>
		new Promise((resolve, reject) => {
			if (queue.length >= limits.waiting) {
				reject(new ContentUnavailable("Too many reads wait for the content service."));
				return;
			}
			queue.push({ read, resolve, reject });
			if (awake) return;
			awake = true;
			setImmediate(pump);
		});
}
