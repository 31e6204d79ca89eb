// Sends decisions about consent to the content service. A visitor does not wait for it: what cannot be sent now is sent later.

import { type ConsentDecision, recordDecisions } from "@hub/shared-contracts/consent/decision";
import { ask } from "@hub/shared-contracts/form/operation";
import type { Operate } from "@hub/shared-contracts/remote/remote-server";

/** How many decisions wait at most while the content service is away; then the oldest is given up. */
const MOST = 5_000;
/** How many are sent at once. */
const BATCH = 100;
/** How long after a failure the next try is, in ms; each failure in a row doubles it. */
const PAUSE = { first: 5_000, longest: 300_000 } as const;

/** Queues decisions until the content service has them. */
export interface DecisionRecords {
	/** @param operate asks the content service; the newest one is used for all that waits */
	record(decision: ConsentDecision, operate: Operate): void;
}

/** Makes the records of a process. */
export function createDecisionRecords(): DecisionRecords {
	const waiting: ConsentDecision[] = [];
	let pause: number = PAUSE.first;
	let under = false;
	let newest: Operate | undefined;

	const tell = async (): Promise<void> => {
		if (under || !newest) return;
		under = true;
		while (waiting.length > 0) {
			const batch = waiting.slice(0, BATCH);
			const { kind } = await ask(newest, recordDecisions, { decisions: batch });
			if (kind !== "recorded") break;
			// The oldest of them may have been given up meanwhile.
			waiting.splice(0, waiting.findLastIndex((decision) => batch.includes(decision)) + 1);
			pause = PAUSE.first;
		}
		under = false;
		if (waiting.length === 0) return;
		setTimeout(() => void tell(), pause).unref();
		pause = Math.min(PAUSE.longest, pause * 2);
	};

	return {
		record(decision, operate) {
			newest = operate;
			if (waiting.push(decision) > MOST) waiting.shift();
			void tell();
		},
	};
}
