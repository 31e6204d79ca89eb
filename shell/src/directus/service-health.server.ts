// A circuit breaker for the content service: while the service is silent, reads fail fast, and a small probe tells when it is back.

import { afterOwnTime } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";

/** The state of the circuit breaker. It opens when nothing is answered, not when answers are slow. */
export interface ServiceHealth {
	/** Whether it was silent and has not answered since. */
	isAway(): boolean;
	/** Resolves with true once the service is available, with false after `patience` ms of the process's own time. */
	isBack(patience: number): Promise<boolean>;
	/** Answers since the start. If a call sees the same number before and after its deadline, the service was silent. */
	answers(): number;
	/** Reports an answer of any kind. */
	answered(): void;
	/** Reports that a call's deadline passed without any other answer meanwhile. */
	silent(): void;
	stop(): void;
}

/** The pause between two probes, in ms. */
const PROBE_EVERY = 500;

/** @param probe a small read with a deadline of its own; resolves when it was answered */
export function monitorService(probe: () => Promise<unknown>, log: Pick<Log, "warn" | "info">): ServiceHealth {
	let away = false;
	let count = 0;
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	/** Who waits for it. Each is taken out again: an outage may be long, and reads many. */
	const waiting = new Set<() => void>();

	const ask = async (): Promise<void> => {
		// The call itself reports whether it was answered.
		await probe().catch(() => undefined);
		if (!away || stopped) return;
		timer = setTimeout(() => void ask(), PROBE_EVERY);
		timer.unref();
	};

	return {
		isAway: () => away,
		async isBack(patience) {
			if (!away) return true;
			return new Promise((resolve) => {
				const end = (isBack: boolean) => {
					cancel();
					waiting.delete(back);
					resolve(isBack);
				};
				const back = () => end(true);
				const cancel = afterOwnTime(patience, () => end(false));
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
			void ask();
		},
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
