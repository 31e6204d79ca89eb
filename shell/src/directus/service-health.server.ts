// A circuit breaker for Directus: while it is silent, reads fail fast, and a small probe detects when it is back.

import { afterOwnTime } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";

/** The state of the circuit breaker. It opens if there are no responses, not if they are slow. */
export interface ServiceHealth {
	/** True while Directus is unreachable. */
	isAway(): boolean;
	/** Resolves with true once Directus is available, with false after `timeout` ms of the process's own time. */
	isBack(timeout: number): Promise<boolean>;
	/** Number of responses since startup. If it did not change during a request that timed out, Directus was silent. */
	responses(): number;
	/** Reports a response of any kind. */
	reportResponse(): void;
	/** Reports that a request timed out without any other response meanwhile. */
	reportSilence(): void;
	stop(): void;
}

/** The pause between two probes, in ms. */
const PROBE_INTERVAL_MS = 500;

/** @param probe a small read with a timeout of its own; resolves when it got a response */
export function monitorService(probe: () => Promise<unknown>, log: Pick<Log, "warn" | "info">): ServiceHealth {
	let away = false;
	let count = 0;
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	/** Callbacks of waiting reads. Each removes itself, because many can accumulate during a long outage. */
	const waiting = new Set<() => void>();

	const poll = async (): Promise<void> => {
		// The probe itself reports its response.
		await probe().catch(() => undefined);
		if (!away || stopped) return;
		timer = setTimeout(() => void poll(), PROBE_INTERVAL_MS);
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
		responses: () => count,
		reportResponse() {
			count += 1;
			if (!away) return;
			away = false;
			for (const back of waiting) back();
			log.info("Directus responds again");
		},
		reportSilence() {
			if (away || stopped) return;
			away = true;
			log.warn("Directus does not respond; the site shows its stored content until it does");
			void poll();
		},
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
