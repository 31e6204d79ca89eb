import type { Job } from "../../../src/scheduler.ts";
import { onEnqueued } from "./enqueue.ts";
import { forgetOldMails, type Sending, sendDue } from "./send-due.ts";

/** Sends new mails at once, and mails of other processes and retries within five seconds. */
export function outboxJobs(sending: Sending): Job[] {
	return [
		{
			name: "outbox",
			every: 5_000,
			run: async () => (await sendDue(sending)) > 0,
			wokenBy: onEnqueued,
			ended: () => sending.server.close(),
		},
		{
			name: "outbox-retention",
			every: 60 * 60_000,
			alone: true,
			run: () => forgetOldMails(sending.database, sending.clock()),
		},
	];
}
