import { type ConsentDecision, recordDecisions } from "@hub/shared-contracts/consent/decision";
import { callOperation } from "@hub/shared-contracts/form/operation";
import type { Operate } from "@hub/shared-contracts/remote/remote-server";

/** Maximum number of queued decisions while Directus is unreachable; the oldest is dropped first. */
const MAX_QUEUED = 5_000;
/** Maximum number of decisions per request. */
const MAX_BATCH = 100;
/** Pause after a failure in ms. Each further failure doubles it. */
const PAUSE_MS = { first: 5_000, longest: 300_000 } as const;

/** Sends consent decisions to Directus without delaying visitors, and retries later if it is unreachable. */
export interface DecisionRecords {
	/** @param operate calls the content service; the latest one is used for the whole queue */
	record(decision: ConsentDecision, operate: Operate): void;
}

export function createDecisionRecords(): DecisionRecords {
	const queue: ConsentDecision[] = [];
	let pause: number = PAUSE_MS.first;
	let isSending = false;
	let operate: Operate | undefined;

	const send = async (): Promise<void> => {
		if (isSending || !operate) return;
		isSending = true;
		while (queue.length > 0) {
			const batch = queue.slice(0, MAX_BATCH);
			const { kind } = await callOperation(operate, recordDecisions, { decisions: batch });
			if (kind !== "recorded") break;
			// Meanwhile the oldest ones may have been dropped.
			queue.splice(0, queue.findLastIndex((decision) => batch.includes(decision)) + 1);
			pause = PAUSE_MS.first;
		}
		isSending = false;
		if (queue.length === 0) return;
		setTimeout(() => void send(), pause).unref();
		pause = Math.min(PAUSE_MS.longest, pause * 2);
	};

	return {
		record(decision, latestOperate) {
			operate = latestOperate;
			if (queue.push(decision) > MAX_QUEUED) queue.shift();
			void send();
		},
	};
}
