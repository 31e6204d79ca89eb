// Whether the content service answers at all. While it is silent it is not waited for; a small read beside tells when it is back.

import { afterOwnTime } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";

/** A circuit breaker in front of a service that may hang: it opens by silence, not by slowness. */
export interface ServiceWatch {
	/** Whether it was silent and has not answered since. */
	isAway(): boolean;
	/** True as soon as it is not away, false where that takes longer than `patience`, in ms of the process's own time. */
	isBack(patience: number): Promise<boolean>;
	/** How often it has answered since the start; a call that sees the same number before and after its deadline met silence. */
	answers(): number;
	/** It answered something, whatever it was. */
	answered(): void;
	/** It let a call's deadline pass and answered no other meanwhile. */
	silent(): void;
	stop(): void;
}

/** How long to wait between two probes, in ms. */
const PROBE_EVERY = 500;

/** @param probe asks something small; resolves when it was answered, and has a deadline of its own */
export function watchService(probe: () => Promise<unknown>, log: Pick<Log, "warn" | "info">): ServiceWatch {
	let away = false;
	let count = 0;
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	let comesBack = Promise.withResolvers<true>();

	const ask = async (): Promise<void> => {
		// Whether it answered is noted by the call itself.
		await probe().catch(() => undefined);
		if (!away || stopped) return;
		timer = setTimeout(() => void ask(), PROBE_EVERY);
		timer.unref();
	};

	return {
		isAway: () => away,
		async isBack(patience) {
			if (!away) return true;
			let cancel = () => {};
			const late = new Promise<false>((resolve) => {
				cancel = afterOwnTime(patience, () => resolve(false));
			});
			return Promise.race([comesBack.promise, late]).finally(cancel);
		},
		answers: () => count,
		answered() {
			count += 1;
			if (!away) return;
			away = false;
			comesBack.resolve(true);
			comesBack = Promise.withResolvers();
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
