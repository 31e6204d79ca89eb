import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { storedMail } from "./enqueue.ts";
import { MAX_CONNECTIONS, type MailServer, SEND_TIMEOUT_MS } from "./mail-server.ts";
import { type OutboxRow, outboxTable } from "./outbox-table.ts";
import { retryDelayMs, sendProblem } from "./send-problem.ts";
import type { Sender } from "./sender.ts";

export interface OutboxDeps {
	readonly database: Knex;
	readonly server: MailServer;
	readonly from: () => Promise<Sender>;
	/** Current time in ms since 1970. */
	readonly clock: () => number;
	/** Called with a mail that can't be delivered. */
	readonly onFailed: (mail: OutboxRow, codes: string) => Promise<void>;
}

/** Time in which a worker holds a mail exclusively; exceeds the time of sending. */
const LEASE_MS = 2 * SEND_TIMEOUT_MS;

/**
 * Sends a few of the due mails concurrently. Safe to call in several processes: the holder of a mail's lease sends it.
 * If the holder dies, another process takes the mail when the lease has expired.
 * @returns number of mails taken; 0 if none was due
 */
export async function sendDue(deps: OutboxDeps): Promise<number> {
	const { database, clock } = deps;
	// Read first, so that a failure does not hold leases.
	const from = await deps.from();
	const holder = randomUUID();
	const now = clock();
	const due = (query: Knex.QueryBuilder) =>
		query
			.where({ state: "waiting" })
			.where("due_at", "<=", now)
			.where((either) => either.whereNull("lease_until").orWhere("lease_until", "<=", now));
	// The condition is repeated: after waiting for a row lock, PostgreSQL evaluates only the outer condition again.
	const taken = await due(database(outboxTable))
		.whereIn("id", due(database(outboxTable).select("id")).orderBy(["due_at", "id"]).limit(MAX_CONNECTIONS))
		.update({ lease: holder, lease_until: now + LEASE_MS });
	if (taken === 0) return 0;
	const rows: OutboxRow[] = await database(outboxTable).where({ lease: holder }).orderBy(["due_at", "id"]);
	await Promise.all(rows.map((row) => sendOne(deps, row, from, holder)));
	return taken;
}

async function sendOne(
	{ database, server, clock, onFailed }: OutboxDeps,
	row: OutboxRow,
	from: Sender,
	holder: string,
): Promise<void> {
	// Only the holder writes: a slow worker must not overwrite the result of another one.
	const held = () => database(outboxTable).where({ id: row.id, lease: holder });
	try {
		await server.send({ ...storedMail.parse(JSON.parse(row.mail ?? "")), key: row.key, from });
	} catch (error) {
		const { final, codes } = sendProblem(error);
		const attempts = row.attempts + 1;
		const dueAt = clock() + retryDelayMs(attempts);
		const isFinal = final || dueAt > Number(row.give_up_at);
		const wrote = await held().update({
			attempts,
			last_problem: codes,
			lease: null,
			lease_until: null,
			...(isFinal ? { state: "failed", ended_at: clock() } : { due_at: dueAt }),
		});
		if (isFinal && wrote > 0) await onFailed(row, codes);
		return;
	}
	await held().update({
		state: "sent",
		attempts: row.attempts + 1,
		last_problem: null,
		lease: null,
		lease_until: null,
		ended_at: clock(),
	});
}

const day = 24 * 60 * 60_000;

/**
 * Erases personal data of sent mails after a week and of failed ones after thirty days. The remaining key prevents a
 * second mail for another year.
 */
export async function eraseOldMails(database: Knex, now: number): Promise<void> {
	const ended = (state: string, before: number) =>
		database(outboxTable).where({ state }).where("ended_at", "<", before);
	await ended("sent", now - 7 * day)
		.whereNotNull("mail")
		.update({ mail: null, receiver: null });
	await ended("failed", now - 30 * day)
		.whereNotNull("mail")
		.update({ mail: null, receiver: null });
	await database(outboxTable)
		.whereNot({ state: "waiting" })
		.where("ended_at", "<", now - 400 * day)
		.delete();
}
