import type { Job } from "../../../src/scheduler.ts";
import { onEnqueued } from "./enqueue.ts";
import { eraseOldMails, type OutboxDeps, sendDue } from "./send-due.ts";

/** Sends new mails at once, and mails of other processes and retries within five seconds. */
export function outboxJobs(deps: OutboxDeps): Job[] {
	return [
		{
			name: "outbox",
			every: 5_000,
			run: async () => (await sendDue(deps)) > 0,
			onWake: onEnqueued,
			dispose: () => deps.server.close(),
		},
		{
			name: "outbox-retention",
			every: 60 * 60_000,
			alone: true,
			run: () => eraseOldMails(deps.database, deps.clock()),
		},
	];
}
