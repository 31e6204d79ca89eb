import { FIRST_POLICY } from "@hub/shared-contracts/consent/consent";
import knex from "knex";
import { expect, test } from "vitest";
import { DECISIONS_A_DAY, storeDecisions } from "./decisions-table.ts";

test("[CN-2] reports the daily limit when it is reached, and not before", async () => {
	const database = knex({
		client: "sqlite3",
		connection: { filename: ":memory:" },
		useNullAsDefault: true,
		pool: { min: 1, max: 1 },
	});
	try {
		const allowed = { analytical: false, marketing: false, third_party: false, gpc: false };
		await database.schema.createTable("site_settings", (table) => void table.string("policy_version"));
		await database.schema.createTable("hub_consent_decisions", (table) => {
			for (const name of ["id", "policy", ...Object.keys(allowed)]) table.string(name);
			table.bigInteger("decided_at");
		});
		await database.schema.createTable("consent_counts", (table) => {
			table.string("id").primary();
			for (const name of ["day", "policy", "date_created"]) table.string(name);
			for (const name of ["decisions", "refused", "analytical", "marketing", "third_party", "gpc"]) table.integer(name);
		});
		const now = Date.parse("2026-11-22T12:00:00Z");
		const decision = (id: string) => {
			const { third_party: thirdParty, ...rest } = allowed;
			return { id, decidedAt: now, policy: FIRST_POLICY, thirdParty, ...rest };
		};
		expect(await storeDecisions(database, [decision("first")], now)).toBe(false);
		await database.raw(
			`with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
			insert into hub_consent_decisions (id, decided_at) select i, ? from n`,
			[DECISIONS_A_DAY - 1, now],
		);
		expect(await storeDecisions(database, [decision("one too many")], now)).toBe(true);
	} finally {
		await database.destroy();
	}
});
