// Sends decisions about consent to the content service. A visitor does not wait for it: what cannot be sent now is sent
// later.

import { type ConsentDecision, recordDecisions } from "@hub/shared-contracts/consent/decision";
import { callOperation } from "@hub/shared-contracts/form/operation";
import type { Operate } from "@hub/shared-contracts/remote/remote-server";

/** Maximum number of queued decisions while the content service is unreachable; the oldest is dropped first. */
const MAX_QUEUED = 5_000;
/** Maximum number of decisions per request. */
const MAX_BATCH = 100;
/** Pause after a failure in ms. Each further failure doubles it. */
const PAUSE_MS = { first: 5_000, longest: 300_000 } as const;

/** Queues decisions until the content service has them. */
export interface DecisionRecords {
	/** @param operate calls the content service; the latest one is used for the whole queue */
	record(decision: ConsentDecision, operate: Operate): void;
}

/** Makes the records of a process. */
export function createDecisionRecords(): DecisionRecords {
	const waiting: ConsentDecision[] = [];
	let pause: number = PAUSE_MS.first;
	let under = false;
	let newest: Operate | undefined;

	const tell = async (): Promise<void> => {
		if (under || !newest) return;
		under = true;
		while (waiting.length > 0) {
			const batch = waiting.slice(0, MAX_BATCH);
			const { kind } = await callOperation(newest, recordDecisions, { decisions: batch });
			if (kind !== "recorded") break;
			// The oldest of them may have been given up meanwhile.
			waiting.splice(0, waiting.findLastIndex((decision) => batch.includes(decision)) + 1);
			pause = PAUSE_MS.first;
		}
		under = false;
		if (waiting.length === 0) return;
		setTimeout(() => void tell(), pause).unref();
		pause = Math.min(PAUSE_MS.longest, pause * 2);
	};

	return {
		record(decision, operate) {
			newest = operate;
			if (waiting.push(decision) > MAX_QUEUED) waiting.shift();
			void tell();
		},
	};
}
