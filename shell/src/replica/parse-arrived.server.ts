// Parses editors' texts soon after they have arrived in the replica, one after the other, and gives way to visitors who wait for an answer.

import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import type { Log } from "../base/log.server.ts";
import type { Replica } from "./replica-file.server.ts";

/** Parses what has arrived. */
export interface ArrivedTexts {
	/** Begins, unless it is at work. */
	begin(): void;
	stop(): void;
}

/** What is under way besides, in ms, where there is time for the next text at once. */
const IDLE = 2;

/** How long to wait otherwise, in ms. */
const PAUSE = 20;

export function createArrivedTexts(replica: Pick<Replica, "parseNext">, log: Pick<Log, "warn">): ArrivedTexts {
	let working = false;
	let ended = false;
	const work = async (): Promise<void> => {
		try {
			while (!ended && replica.parseNext()) {
				const began = performance.now();
				await turn();
				if (performance.now() - began > IDLE) await sleep(PAUSE, undefined, { ref: false });
			}
		} catch (error) {
			// Pages parse their texts themselves meanwhile; the next change begins this again.
			log.warn({ error: String(error) }, "Texts that have arrived could not be parsed: look whether the disk is full");
		} finally {
			working = false;
		}
	};
	return {
		begin() {
			if (working || ended) return;
			working = true;
			setImmediate(() => void work());
		},
		stop() {
			ended = true;
		},
	};
}
