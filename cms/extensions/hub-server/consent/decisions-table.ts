import { createHash } from "node:crypto";
import { FIRST_POLICY } from "@hub/shared-contracts/consent/consent";
import type { ConsentDecision } from "@hub/shared-contracts/consent/decision";
import type { Knex } from "knex";
import { rowsSince } from "../contact/counters-table.ts";

const decisionsTable = "hub_consent_decisions";
const countsTable = "consent_counts";

/** Days that a decision is stored, as proof. The privacy policy names the same period. The counts stay. */
const DECISION_RETENTION_DAYS = 3 * 365;

/**
 * Maximum number of decisions stored per day, from all visitors. Later ones apply in the visitor's browser but are not
 * recorded.
 */
export const DECISIONS_A_DAY = 20_000;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Stores decisions and counts them. Storing a decision again changes nothing. Decisions about a policy version that the
 * site settings don't name are ignored: they are forged, or the policy has changed and the banner is shown again.
 * @returns true if the daily limit was reached
 */
export async function storeDecisions(
	database: Knex,
	decisions: readonly ConsentDecision[],
	now: number,
): Promise<boolean> {
	return database.transaction(async (trx) => {
		const versions = await policyVersions(trx);
		let free = DECISIONS_A_DAY - (await rowsSince(trx, decisionsTable, "decided_at", now - DAY_MS));
		for (const decision of decisions.filter(({ policy }) => versions.has(policy))) {
			if (free <= 0) return true;
			const { id, decidedAt, policy, analytical, marketing, thirdParty, gpc } = decision;
			const allowed = { analytical, marketing, third_party: thirdParty };
			const known: unknown = await trx(decisionsTable).where({ id }).first("id");
			if (known) continue;
			await trx(decisionsTable).insert({ id, decided_at: decidedAt, policy, ...allowed, gpc });
			await count(trx, decision);
			free -= 1;
		}
		return false;
	});
}

/** Returns the current versions of the privacy policy, one per language. */
async function policyVersions(trx: Knex): Promise<ReadonlySet<string>> {
	const rows: { policy_version: string | null }[] = await trx("site_settings").select("policy_version");
	return new Set(rows.length > 0 ? rows.map(({ policy_version: version }) => version || FIRST_POLICY) : [FIRST_POLICY]);
}

/** Adds a decision to the counts of its day, in one statement, so that concurrent decisions are all counted. */
async function count(
	trx: Knex,
	{ decidedAt, policy, analytical, marketing, thirdParty, gpc }: ConsentDecision,
): Promise<void> {
	const date = new Date(decidedAt).toISOString().slice(0, 10);
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
		.insert({ id: countsId(date, policy), day: date, policy, ...numbers, date_created: new Date() })
		.onConflict("id")
		.merge(Object.fromEntries(added));
}

/** Returns a UUID derived from a day and a policy. */
function countsId(date: string, policy: string): string {
	const digest = createHash("sha256").update(`${date} ${policy}`).digest("hex");
	return [
		digest.slice(0, 8),
		digest.slice(8, 12),
		`8${digest.slice(13, 16)}`,
		`8${digest.slice(17, 20)}`,
		digest.slice(20, 32),
	].join("-");
}

/** Deletes decisions that need no proof any more. */
export async function deleteOldDecisions(database: Knex, now: number): Promise<void> {
	await database(decisionsTable)
		.where("decided_at", "<=", now - DECISION_RETENTION_DAYS * DAY_MS)
		.delete();
}
