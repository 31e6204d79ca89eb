// Two Directus processes that share PostgreSQL and Redis, and their behaviour without Redis.

import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORDS } from "../extensions/hub-server/limits/limits.ts";
import { seededId } from "../src/seed/identity.ts";
import { Installation, rows } from "./installation.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { HAS_REDIS, startRedis, type TestRedis } from "./redis-server.ts";

describe.skipIf(!HAS_REDIS)("[SC-1] two content services with one Redis", () => {
	let postgres: TestPostgres;
	let redis: TestRedis;
	let one: Installation;
	let other: Installation;
	/** Started by one of the tests. */
	let late: Installation;

	beforeAll(async () => {
		[postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
		[one, other, late] = await Promise.all([Installation.open(), Installation.open(), Installation.open()]);
		const { host, port, user, database } = postgres.connection;
		const settings = {
			...{ DB_CLIENT: "pg", DB_HOST: host, DB_PORT: String(port), DB_USER: user, DB_DATABASE: database, REDIS: redis.url },
			...{ ADMIN_PASSWORD: "admin-of-both-hosts", STAFF_PASSWORD: "staff-of-both-hosts" },
			...{ DIRECTUS_KEY: "k".repeat(32), DIRECTUS_SECRET: "s".repeat(32), PUBLISH_SECRET: "p".repeat(32) },
			...{ DIRECTUS_ADMIN_TOKEN: "a".repeat(32), DIRECTUS_SITE_TOKEN: "t".repeat(32), SESSION_KEYS: "c".repeat(32) },
		};
		for (const host of [one, other, late]) Object.assign(host.env, settings);
		await one.start();
		await other.start();
	}, 240_000);
	afterAll(async () => {
		await one?.close();
		await other?.close();
		await late?.close();
		await redis?.close();
		await postgres?.stop();
	});

	const signIn = (at: Installation, email: string, password: string) =>
		fetch(`${at.cms.url}/auth/login`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email, password, mode: "json" }),
		}).then(({ status }) => status);

	test("count failed passwords together", async () => {
		const tries: number[] = [];
		for (let at = 0; at < PASSWORDS.pair.points; at += 1)
			tries.push(await signIn(at % 2 ? one : other, "guessed@example.org", `wrong-${at}`));
		expect(new Set(tries)).toEqual(new Set([401]));
		expect(await Promise.all([one, other].map((host) => signIn(host, "guessed@example.org", "wrong")))).toEqual([429, 429]);
	});

	test("revoke a right in both at once", async () => {
		const { staff } = one.cms.credentials;
		const token = await one.tokenOf(staff);
		const read = () => fetch(`${other.cms.url}/items/posts?limit=1`, { headers: { authorization: `Bearer ${token}` } });
		expect((await read()).status).toBe(200);
		const [account] = await one.admin.read("/users", { filter: { email: { _eq: staff.email } } }, rows);
		await one.admin.update(`/users/${account?.id}`, { status: "suspended" });
		expect((await read()).status).toBe(401);
		await one.admin.update(`/users/${account?.id}`, { status: "active" });
	});

	test("run a scheduled flow once", async () => {
		const flow = randomUUID();
		const schedule = { trigger: "schedule", options: { cron: "* * * * * *" } };
		await one.admin.create("/flows", { id: flow, name: "Each second", status: "active", accountability: "all", ...schedule });
		const runs = { filter: { action: { _eq: "run" }, item: { _eq: flow } }, sort: ["timestamp"], limit: -1 };
		const times = async () => (await one.admin.read("/activity", runs, rows)).map(({ timestamp }) => Date.parse(String(timestamp)));
		const seconds = (all: readonly number[]) => ((all.at(-1) ?? 0) - (all[0] ?? 0)) / 1_000;
		await expect.poll(async () => seconds(await times()), { timeout: 20_000 }).toBeGreaterThan(7);
		const seen = await times();
		await one.remove(`/flows/${flow}`);
		// If both processes ran it, there would be two runs per second; on a busy machine a run may be late.
		expect(seen.length).toBeLessThan(1.5 * (seconds(seen) + 1));
	}, 40_000);

	test("without Redis serve accounts whose rights are cached, refuse others and do not start, and recover with it", async ({
		onTestFailed,
	}) => {
		// A retry needs a running Redis.
		onTestFailed(async () => {
			await redis.stop();
			await redis.startAgain();
		});
		const id = seededId("posts", "first", "en");
		const save = (title: string) => one.admin.update(`/items/posts/${id}`, { title });
		const title = async () =>
			(await other.site.read("/items/posts", { filter: { id: { _eq: id } }, fields: ["title"] }, rows))[0]?.title;
		const { staff } = one.cms.credentials;
		const signInAsStaff = () => signIn(one, staff.email, staff.password);
		await one.admin.create("/utils/cache/clear?system", {});
		await save("With Redis");
		expect(await title()).toBe("With Redis");
		// Directus responds before it has notified other processes of a row, so the call is pending when Redis stops.
		await redis.holdWrites();
		await save("Just before");
		await redis.stop();
		await expect(late.start()).rejects.toThrow("Redis does not answer");
		// Directus tries to send a command for about ten seconds.
		const log = () => readFile(one.paths.log, "utf8");
		await expect.poll(log, { timeout: 30_000 }).toContain("Redis did not answer, and what waited for it is left out");
		await save("Without Redis");
		expect(await title()).toBe("Without Redis");
		expect(await signInAsStaff()).toBe(500);
		await redis.startAgain();
		await expect.poll(signInAsStaff, { timeout: 20_000 }).toBe(200);
		await save("With Redis again");
		expect(await title()).toBe("With Redis again");
		for (let at = 0; at < PASSWORDS.pair.points; at += 1) await signIn(one, "later@example.org", "wrong");
		expect(await signIn(other, "later@example.org", "wrong")).toBe(429);
	}, 240_000);
});
