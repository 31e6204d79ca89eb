// Access of strangers, accounts without a role and staff to each route of the installed Directus
// (docs/decisions/013-content-access.md).

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editors, staffUser } from "../src/access/access-rules.ts";
import { seededId } from "../src/seed/identity.ts";
import { Installation, rows } from "./installation.ts";
import { installedMutations, installedRoutes } from "./installed-routes.ts";
import { requestRoute, type WatchedTables, watchTables } from "./route-requests.ts";
import { type Judged, judged, type Verdict } from "./route-verdicts.ts";

const NOTHING_THERE = "00000000-0000-4000-8000-000000000000";
const stranger = { email: "norole@example.org", password: "some words of mine" };
const post = seededId("posts", "first", "en");

let hub: Installation;
let tables: WatchedTables;
/** Rows that are there, by the first part of a route's path. */
let there: Map<string, string>;
let tokens: Readonly<Record<"anonymous" | "noRole" | "staff", string | undefined>>;

beforeAll(async () => {
	hub = await Installation.open();
	hub.siteUrl = "http://127.0.0.1:3999";
	await hub.startWithContent();
	tables = watchTables(hub.paths.database);
	const create = async (path: string, body: object) => {
		await hub.admin.create(path, body);
		return first(path);
	};
	const first = async (path: string) => String((await hub.admin.read(path, { limit: 1, fields: ["id"] }, rows))[0]?.id);
	const file = await first("/files");
	there = new Map([
		...Object.entries({
			users: staffUser,
			roles: editors.role,
			policies: editors.policy,
			access: editors.access,
			files: file,
			assets: file,
		}),
		["permissions", await first("/permissions")],
		["presets", await first("/presets")],
		["activity", await first("/activity")],
		["revisions", await first("/revisions")],
		["shares", await create("/shares", { name: "Shared", collection: "posts", item: post, role: editors.role })],
		["versions", await create("/versions", { key: "mine", name: "Mine", collection: "posts", item: post })],
		["comments", await create("/comments", { collection: "posts", item: post, comment: "Well done." })],
		["notifications", await create("/notifications", { recipient: staffUser, subject: "A notice" })],
		["folders", await create("/folders", { name: "Pictures" })],
	]);
	await hub.admin.create("/users", { ...stranger, status: "active" });
	tokens = {
		anonymous: undefined,
		noRole: await hub.tokenOf(stranger),
		staff: await hub.tokenOf(hub.cms.credentials.staff),
	};
}, 600_000);

afterAll(async () => {
	tables?.close();
	await hub?.close();
});

describe("[SS-1] Directus' routes", () => {
	test("each has a verdict, and each verdict is of a route", async () => {
		const routes = judged.flatMap((group) => group.routes);
		expect(routes.toSorted()).toEqual([...(await installedRoutes(hub))].toSorted());
		expect(new Set(routes).size).toBe(routes.length);
	}, 180_000);

	/** Returns a sentence for each route whose response differs from its verdict. */
	async function wrongVerdicts(who: keyof typeof tokens): Promise<string[]> {
		const wrong: string[] = [];
		// Staff may change existing rows, so they get ids of missing ones.
		const given = who === "staff" ? new Map([...there.keys()].map((name) => [name, NOTHING_THERE])) : there;
		const ask = async (group: Judged, route: string): Promise<Verdict | string> => {
			let answered = { status: 0, empty: true };
			const changed = await tables.changedBy(async () => {
				answered = await requestRoute(hub, route, given, { token: tokens[who] });
			});
			const { status, empty } = answered;
			const found = `${status}${changed.length > 0 ? `, changed ${changed.join(" ")}` : ""}`;
			if (status >= 500) return found;
			if (group[who] === "own") return changed.join() === "directus_users" ? "own" : found;
			if (changed.length > 0) return found;
			if (group[who] === "known") return "known";
			return status >= 400 || empty ? "nothing" : found;
		};
		for (const group of judged) {
			if (group[who] === "rights" || group[who] === "limited") continue;
			for (const route of group.routes) {
				const verdict = await ask(group, route);
				if (verdict !== group[who]) wrong.push(`${route} is judged “${group[who]}” for ${who}, and found ${verdict}`);
			}
		}
		return wrong;
	}

	test.each(["anonymous", "noRole", "staff"] as const)(
		"each responds to %s as its verdict says",
		async (who) => {
			expect(await wrongVerdicts(who)).toEqual([]);
			expect(hub.mailbox.mails.filter(({ to }) => /stranger|victim/.test(to))).toEqual([]);
		},
		300_000,
	);

	test("are limited if a stranger may call them", async () => {
		const limited = judged.flatMap(({ anonymous, routes }) => (anonymous === "limited" ? routes : []));
		for (const [index, route] of limited.entries()) {
			const from = `198.51.100.${index + 1}`;
			const changed = await tables.changedBy(async () => {
				const tries = Array.from({ length: 32 }, () => requestRoute(hub, route, there, { from }));
				expect(
					(await Promise.all(tries)).filter(({ status }) => status === 429).length,
					`${route} is refused in time`,
				).toBeGreaterThan(0);
			});
			expect(changed, route).toEqual([]);
		}
	}, 120_000);

	test("accept GraphQL mutations with a static token only", async () => {
		const mutations = await installedMutations(hub.cms.url, hub.cms.credentials.directus.adminToken);
		expect(mutations).toContain("users_invite");
		const change = async (path: string, query: string, token: string | undefined) =>
			(await hub.call("POST", path, { query }, { token: token ?? null })).status;
		for (const token of Object.values(tokens)) {
			for (const name of mutations)
				expect(await change("/graphql/system", `mutation { ${name} }`, token), name).toBe(403);
			for (const path of ["/graphql/system/", "/graphql/system/x", "/GraphQL/System"])
				expect(await change(path, "query Q { __typename } mutation { auth_logout }", token), path).toBe(403);
			expect(await change("/graphql//system", "mutation { auth_logout }", token)).toBe(404);
		}
		expect(await change("/graphql/system", "{ __typename }", tokens.staff)).toBe(200);
	}, 180_000);
});
