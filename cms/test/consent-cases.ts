import { randomUUID } from "node:crypto";
import type { ConsentDecision } from "@hub/shared-contracts/consent/decision";
import { beforeAll, describe, expect, test } from "vitest";
import { DECISIONS_A_DAY } from "../extensions/hub-server/consent/decisions-table.ts";
import { createCmsClient } from "../src/rest.ts";
import { type Installation, rows } from "./installation.ts";

/** Consent decisions, stored and counted by a real Directus. */
export function consentCases(hub: () => Installation): void {
	describe("[CN-2] decisions about consent", () => {
		const decision = (more: Partial<ConsentDecision> = {}): ConsentDecision => ({
			id: randomUUID(),
			decidedAt: Date.parse("2026-11-22T23:59:00Z"),
			policy: "2026-11",
			analytical: false,
			marketing: false,
			thirdParty: false,
			gpc: false,
			...more,
		});
		const record = async (decisions: readonly unknown[], token = hub().cms.siteToken) =>
			(await hub().call("POST", "/hub-consent/record", { decisions }, { token })).status;
		const counts = async () =>
			(await hub().admin.read("/items/consent_counts", { sort: ["day", "policy"], limit: -1 }, rows)).map((row) => [
				`${String(row.day)} ${String(row.policy)}`,
				row.decisions,
				row.refused,
				row.analytical,
				row.marketing,
				row.third_party,
				row.gpc,
			]);
		const stored = () =>
			hub().inDatabase((database) => database.prepare("select * from hub_consent_decisions order by decided_at").all());

		beforeAll(async () => {
			// Each language's policy has a version of its own.
			const [german] = await hub().admin.read(
				"/items/site_settings",
				{ fields: ["*"], filter: { locale: { _eq: "de" } } },
				rows,
			);
			const { id, locale: _locale, policy_version: _version, ...same } = german ?? {};
			await hub().admin.update(`/items/site_settings/${String(id)}`, { policy_version: "2026-11" });
			const { claim, description, translation_key, organisation } = same;
			const english = { locale: "en", policy_version: "2", claim, description, translation_key, organisation };
			await hub().admin.create("/items/site_settings", english);
		});

		test("are stored once each, and counted by day and policy", async () => {
			const all = { analytical: true, marketing: true, thirdParty: true };
			const [refused, allowed] = [decision(), decision({ ...all, gpc: true })];
			expect(await record([refused, allowed])).toBe(200);
			expect(await record([allowed]), "reported twice").toBe(200);
			await Promise.all(
				Array.from({ length: 5 }, () => record([decision({ decidedAt: Date.parse("2026-11-23T00:00:00Z") })])),
			);
			expect(await record([decision({ policy: "2", analytical: true })])).toBe(200);
			expect(await counts()).toEqual([
				["2026-11-22 2", 1, 0, 1, 0, 0, 0],
				["2026-11-22 2026-11", 2, 1, 1, 1, 1, 1],
				["2026-11-23 2026-11", 5, 5, 0, 0, 0, 0],
			]);
			expect(stored()).toHaveLength(8);
			expect(stored()).toContainEqual({
				id: allowed.id,
				decided_at: allowed.decidedAt,
				policy: "2026-11",
				analytical: 1,
				marketing: 1,
				third_party: 1,
				gpc: 1,
			});
		});

		test("are accepted from the site alone, and in valid form", async () => {
			const before = await counts();
			expect(await record([decision()], hub().cms.credentials.directus.adminToken)).toBe(403);
			expect(await record([{ ...decision(), policy: "x".repeat(30) }])).toBe(400);
			expect(await record([{ ...decision(), id: "1" }])).toBe(400);
			expect(await counts()).toEqual(before);
		});

		test("[CN-5] about an unknown or outdated policy are not recorded", async () => {
			const before = await counts();
			const invented = Array.from({ length: 99 }, (_, number) => decision({ policy: `made-up-${number}` }));
			expect(await record([...invented, decision({ policy: "1" })])).toBe(200);
			expect(await counts()).toEqual(before);
			expect(stored()).toHaveLength(8);
		});

		test("have a limit per day", async () => {
			const fill = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
				insert into hub_consent_decisions select 'filled-' || i, ?, '2', 0, 0, 0, 0 from n`;
			hub().inDatabase((database) => database.prepare(fill).run(DECISIONS_A_DAY - 1, Date.now()));
			try {
				const now = { decidedAt: Date.now(), policy: "2" };
				expect(await record([decision(now), decision(now), decision(now)])).toBe(200);
				const recent = () => stored().filter(({ decided_at: at }) => Number(at) > Date.now() - 60_000).length;
				expect(recent()).toBe(DECISIONS_A_DAY);
			} finally {
				hub().inDatabase((database) => database.exec("delete from hub_consent_decisions where id like 'filled-%'"));
			}
		});

		test("are shown to staff as numbers", async () => {
			const staff = createCmsClient(hub().cms.url, await hub().staffToken());
			const seen = await staff.read("/items/consent_counts", { limit: -1, fields: ["day", "decisions"] }, rows);
			expect(seen).toHaveLength(4);
		});
	});
}
