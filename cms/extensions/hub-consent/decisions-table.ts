import { createHash } from "node:crypto";
import type { ConsentDecision } from "@hub/shared-contracts/consent/decision";
import type { Knex } from "knex";

const decisionsTable = "hub_consent_decisions";
const countsTable = "consent_counts";

/** How long a decision is kept, in days: as long as it may have to be proven, which the privacy policy says too. The counts stay. */
const decisionRetention = 3 * 365;

/** Keeps decisions and counts them; one that is known already changes nothing. */
export async function keepDecisions(database: Knex, decisions: readonly ConsentDecision[]): Promise<void> {
	await database.transaction(async (trx) => {
		for (const decision of decisions) {
			const { id, decidedAt, policy, analytical, marketing, thirdParty, gpc } = decision;
			const allowed = { analytical, marketing, third_party: thirdParty };
			const known: unknown = await trx(decisionsTable).where({ id }).first("id");
			if (known) continue;
			await trx(decisionsTable).insert({ id, decided_at: decidedAt, policy, ...allowed, gpc });
			await count(trx, decision);
		}
	});
}

/** Adds a decision to the numbers of its day, in one statement, so that of two at once both count. */
async function count(trx: Knex, { decidedAt, policy, analytical, marketing, thirdParty, gpc }: ConsentDecision): Promise<void> {
	const day = new Date(decidedAt).toISOString().slice(0, 10);
	const numbers = {
		decisions: 1,
		refused: Number(!analytical && !marketing && !thirdParty),
		analytical: Number(analytical),
		marketing: Number(marketing),
		third_party: Number(thirdParty),
		gpc: Number(gpc),
	};
	const added = Object.keys(numbers).map((name) => [name, trx.raw("??.?? + excluded.??", [countsTable, name, name])]);
	await trx(countsTable)
		.insert({ id: countsId(day, policy), day, policy, ...numbers, date_created: new Date() })
		.onConflict("id")
		.merge(Object.fromEntries(added));
}

/** The id of the numbers of a day and a policy: the same for the same two, in the form of a UUID. */
function countsId(day: string, policy: string): string {
	const digest = createHash("sha256").update(`${day} ${policy}`).digest("hex");
	return [
		digest.slice(0, 8),
		digest.slice(8, 12),
		`8${digest.slice(13, 16)}`,
		`8${digest.slice(17, 20)}`,
		digest.slice(20, 32),
	].join("-");
}

/** Forgets decisions that need not be proven any more. */
export async function forgetOldDecisions(database: Knex, now: number): Promise<void> {
	await database(decisionsTable)
		.where("decided_at", "<=", now - decisionRetention * 24 * 60 * 60_000)
		.delete();
}
