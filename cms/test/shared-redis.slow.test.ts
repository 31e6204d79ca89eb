// Two Directus processes that share PostgreSQL and count sign-ins in one Redis, and their behaviour without it.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORDS } from "../extensions/hub-server/limits/limits.ts";
import { seededId } from "../src/seed/identity.ts";
import { Installation, rows } from "./installation.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { HAS_REDIS, startRedis, type TestRedis } from "./redis-server.ts";
import { registrationCalls } from "./registration-calls.ts";

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
			DB_CLIENT: "pg",
			DB_HOST: host,
			DB_PORT: String(port),
			DB_USER: user,
			DB_DATABASE: database,
			REDIS: redis.url,
			ADMIN_PASSWORD: "admin-of-both-hosts",
			STAFF_PASSWORD: "staff-of-both-hosts",
			DIRECTUS_KEY: "k".repeat(32),
			DIRECTUS_SECRET: "s".repeat(32),
			PUBLISH_SECRET: "p".repeat(32),
			DIRECTUS_ADMIN_TOKEN: "a".repeat(32),
			DIRECTUS_SITE_TOKEN: "t".repeat(32),
			SESSION_KEYS: "c".repeat(32),
		};
		for (const host of [one, other, late]) Object.assign(host.env, settings);
		await one.start();
		await other.start();
	}, 400_000);
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
		expect(await Promise.all([one, other].map((host) => signIn(host, "guessed@example.org", "wrong")))).toEqual([
			429, 429,
		]);
	});

	test("save, register and start while Redis is stopped or frozen, each in less than 10 s, and count together afterwards", async ({
		onTestFailed,
	}) => {
		// A retry needs a running Redis.
		onTestFailed(async () => {
			await redis.stop();
			await redis.startAgain();
		});
		const { register, announce } = registrationCalls(() => other);
		const id = seededId("posts", "first", "en");
		const event = await announce(5);
		const { staff } = other.cms.credentials;
		const work = async (moment: string) => {
			const began = performance.now();
			expect(await signIn(other, staff.email, staff.password), moment).toBe(200);
			await other.admin.update(`/items/posts/${id}`, { title: moment });
			const [post] = await other.site.read("/items/posts", { filter: { id: { _eq: id } }, fields: ["title"] }, rows);
			expect(post?.title).toBe(moment);
			expect((await register(event, moment)).kind).toBe("received");
			expect(performance.now() - began, moment).toBeLessThan(10_000);
		};
		// With Redis, so that this Directus finds what the first one stored there.
		await other.cms.stop();
		await other.start();
		await redis.stop();
		await work("stopped");
		await late.start();
		await redis.startAgain();
		redis.freeze();
		await work("frozen");
		redis.thaw();
		const isCountedByBoth = async () => {
			const email = `${randomUUID()}@example.org`;
			for (let at = 0; at < PASSWORDS.pair.points; at += 1) await signIn(one, email, "wrong");
			return (await signIn(other, email, "wrong")) === 429;
		};
		await expect.poll(isCountedByBoth, { timeout: 30_000 }).toBe(true);
	}, 240_000);
});
