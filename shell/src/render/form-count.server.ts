// Counts what visitors send, with the site's other processes on this host.

import { createRateLimiter, FORMS, FORMS_A_DAY } from "../base/rate-limiter.server.ts";
import type { Peers } from "../process/peers.server.ts";

/** Counts forms by visitor. */
export interface FormCount {
	/**
	 * Counts a form before it is looked at. It does not reject.
	 * @returns the seconds that the visitor has to wait; undefined where the form may come in
	 */
	take(visitor: string): Promise<number | undefined>;
	/** Counts a form that another process of this host took. */
	receive(visitor: string): void;
	/** True while all hosts count together; undefined if they are not meant to. */
	isShared(): boolean | undefined;
	/** Ends connections. */
	close(): void;
}

/** Counts in memory. @param peers the site's other processes on this host; undefined where there are none */
export function createFormCount(peers: Peers | undefined): FormCount {
	const [aMinute, aDay] = [createRateLimiter(FORMS), createRateLimiter(FORMS_A_DAY)];
	const counted = (visitor: string) => aMinute(visitor) ?? aDay(visitor);
	return {
		async take(visitor) {
			const wait = counted(visitor);
			if (wait === undefined) peers?.broadcast({ kind: "form sent", visitor });
			return wait;
		},
		receive: (visitor) => void counted(visitor),
		isShared: () => undefined,
		close: () => undefined,
	};
}
