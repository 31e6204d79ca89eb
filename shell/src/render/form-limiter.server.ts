// Limits the forms that a visitor sends, together with the site's other processes on this host.

import { createRateLimiter, FORMS_PER_DAY, FORMS_PER_MINUTE } from "../base/rate-limiter.server.ts";
import type { Peers } from "../process/peers.server.ts";

/** Limits forms by visitor. */
export interface FormLimiter {
	/**
	 * Counts a form. Never rejects.
	 * @returns seconds to wait; undefined if the form is accepted
	 */
	consume(visitor: string): Promise<number | undefined>;
	/** Counts a form that another process of this host received. */
	receive(visitor: string): void;
	/** True while all hosts share their counts; undefined if no Redis is configured. */
	isShared(): boolean | undefined;
	/** Closes connections. */
	close(): void;
}

/** Creates a limiter that counts in memory. @param peers the site's other processes on this host, if any */
export function createFormLimiter(peers: Peers | undefined): FormLimiter {
	const [limitMinute, limitDay] = [createRateLimiter(FORMS_PER_MINUTE), createRateLimiter(FORMS_PER_DAY)];
	const consume = (visitor: string) => limitMinute(visitor) ?? limitDay(visitor);
	return {
		async consume(visitor) {
			const wait = consume(visitor);
			if (wait === undefined) peers?.broadcast({ kind: "form sent", visitor });
			return wait;
		},
		receive: (visitor) => void consume(visitor),
		isShared: () => undefined,
		close: () => undefined,
	};
}
