// A line of reads in front of the content service: so many calls at once, and what waits meanwhile travels together in the next.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { Read, Row } from "./directus-source.server.ts";

/** A read and who waits for it. */
export interface WaitingRead {
	readonly read: Read;
	readonly resolve: (rows: readonly Row[]) => void;
	readonly reject: (error: unknown) => void;
}

/** Reads in one call at most: a document that is parsed quickly, and one slow read holds up few others. */
const BATCH = 25;

/**
 * Makes a line. Reads of one tick of the event loop travel in one call.
 * @param limits how many calls may be under way, and how many reads may wait
 * @param send answers every read of a batch; must not reject
 * @returns asks a read. Rejects with ContentUnavailable where too many wait
 */
export function createLane(
	limits: { readonly calls: number; readonly waiting: number },
	send: (batch: readonly WaitingRead[]) => Promise<void>,
): (read: Read) => Promise<readonly Row[]> {
	const queue: WaitingRead[] = [];
	let running = 0;
	let awake = false;

	const pump = (): void => {
		awake = false;
		while (running < limits.calls && queue.length > 0) {
			running += 1;
			void send(queue.splice(0, BATCH)).finally(() => {
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
