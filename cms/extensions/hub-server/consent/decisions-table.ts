import { createHash } from "node:crypto";
import { FIRST_POLICY } from "@hub/shared-contracts/consent/consent";
import type { ConsentDecision } from "@hub/shared-contracts/consent/decision";
import type { Knex } from "knex";
import { rowsSince } from "../contact/counters-table.ts";

const decisionsTable = "hub_consent_decisions";
const countsTable = "consent_counts";

/** How long a decision is stored, in days: as long as it may have to be proven, which the privacy policy says too. The counts stay. */
const decisionRetention = 3 * 365;

/** How many decisions are stored within a day, from everywhere. What goes beyond holds in the visitor's browser and is not recorded. */
export const DECISIONS_A_DAY = 20_000;

const day = 24 * 60 * 60_000;

/**
 * Stores decisions and counts them; one that is known already changes nothing. Each has to be about a version of the policy that the site
 * settings name: any other was made up, or was replaced meanwhile, and the question is shown again.
 * @returns whether the day's bound was reached
 */
export async function storeDecisions(database: Knex, decisions: readonly ConsentDecision[], now: number): Promise<boolean> {
	return database.transaction(async (trx) => {
		const versions = await policyVersions(trx);
		let free = DECISIONS_A_DAY - (await rowsSince(trx, decisionsTable, "decided_at", now - day));
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

/** The versions of the privacy policy that are in force: one for each language, usually the same. */
async function policyVersions(trx: Knex): Promise<ReadonlySet<string>> {
	const rows: { policy_version: string | null }[] = await trx("site_settings").select("policy_version");
	return new Set(rows.length > 0 ? rows.map(({ policy_version: version }) => version || FIRST_POLICY) : [FIRST_POLICY]);
}

/** Adds a decision to the numbers of its day, in one statement, so that of two at once both count. */
async function count(trx: Knex, { decidedAt, policy, analytical, marketing, thirdParty, gpc }: ConsentDecision): Promise<void> {
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

/** The id of the numbers of a day and a policy: the same for the same two, in the form of a UUID. */
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

/** Forgets decisions that need not be proven any more. */
export async function forgetOldDecisions(database: Knex, now: number): Promise<void> {
	await database(decisionsTable)
		.where("decided_at", "<=", now - decisionRetention * day)
		.delete();
}
