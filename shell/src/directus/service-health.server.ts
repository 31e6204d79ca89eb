// A circuit breaker for Directus: while it is silent, reads fail fast, and a small probe detects when it is back.

import { afterOwnTime } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";

/** The state of the circuit breaker. It opens if there are no responses, not if they are slow. */
export interface ServiceHealth {
	/** True while Directus is unreachable. */
	isAway(): boolean;
	/** Resolves with true once Directus is available, with false after `timeout` ms of the process's own time. */
	isBack(timeout: number): Promise<boolean>;
	/** Number of responses since startup. If it is unchanged during a request that timed out, Directus was silent. */
	answers(): number;
	/** Reports a response of any kind. */
	answered(): void;
	/** Reports that a request timed out without any other response meanwhile. */
	silent(): void;
	stop(): void;
}

/** The pause between two probes, in ms. */
const PROBE_EVERY = 500;

/** @param probe a small read with a timeout of its own; resolves when it got a response */
export function monitorService(probe: () => Promise<unknown>, log: Pick<Log, "warn" | "info">): ServiceHealth {
	let away = false;
	let count = 0;
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	/** Callbacks of waiting reads. Each removes itself: an outage may be long, and reads many. */
	const waiting = new Set<() => void>();

	const poll = async (): Promise<void> => {
		// The probe itself reports its response.
		await probe().catch(() => undefined);
		if (!away || stopped) return;
		timer = setTimeout(() => void poll(), PROBE_EVERY);
		timer.unref();
	};

	return {
		isAway: () => away,
		async isBack(timeout) {
			if (!away) return true;
			return new Promise((resolve) => {
				const end = (isBack: boolean) => {
					cancel();
					waiting.delete(back);
					resolve(isBack);
				};
				const back = () => end(true);
				const cancel = afterOwnTime(timeout, () => end(false));
				waiting.add(back);
			});
		},
		answers: () => count,
		answered() {
			count += 1;
			if (!away) return;
			away = false;
			for (const back of waiting) back();
			log.info("The content service answers again");
		},
		silent() {
			if (away || stopped) return;
			away = true;
			log.warn("The content service is silent; what was read before is shown until it answers again");
			void poll();
		},
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
