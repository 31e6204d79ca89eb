// Counting forms in a Redis that hosts share.

import { connect, createServer, type Server, type Socket } from "node:net";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../../../cms/test/ports.ts";
import { HAS_REDIS, startRedis, type TestRedis } from "../../../cms/test/redis-server.ts";
import { FORMS, FORMS_A_DAY } from "../base/rate-limiter.server.ts";
import { createFormCount, type FormCount } from "./form-count.server.ts";
import { shareFormCount } from "./shared-form-count.server.ts";

let redis: TestRedis;
const open: FormCount[] = [];
const logged: string[] = [];
beforeAll(async () => {
	if (HAS_REDIS) redis = await startRedis();
});
afterEach(() => {
	for (const count of open.splice(0)) count.close();
	logged.length = 0;
});
afterAll(() => redis?.close());

/** Two hosts, which know nothing of each other. */
const inRedis = async (url = redis.url): Promise<readonly FormCount[]> => {
	const tell = (_fields: object | string, text?: string) => void logged.push(text ?? String(_fields));
	const hosts = [0, 1].map(() =>
		shareFormCount({ url, own: createFormCount(undefined), log: { info: tell, warn: tell } }),
	);
	open.push(...hosts);
	await expect.poll(() => hosts.map((host) => host.isShared())).toEqual([true, true]);
	return hosts;
};
const take = async (count: FormCount | undefined, visitor: string, times = 1) => {
	const waits: (number | undefined)[] = [];
	for (let taken = 0; taken < times; taken += 1) waits.push(await count?.take(visitor));
	return waits;
};
const letIn = (times: number) => Array.from({ length: times }, () => undefined);

describe.skipIf(!HAS_REDIS)("[SS-1] the form limit in Redis", () => {
	let admin: Redis;
	beforeAll(() => {
		admin = new Redis(redis.url);
		admin.on("error", () => undefined);
	});
	afterAll(() => admin.disconnect());

	test("is shared by hosts and separate for each visitor", async () => {
		const [one, other] = await inRedis();
		expect(await take(one, "counted", FORMS.most / 2)).toEqual(letIn(FORMS.most / 2));
		expect(await take(other, "counted", FORMS.most / 2)).toEqual(letIn(FORMS.most / 2));
		expect(await take(one, "counted")).not.toContain(undefined);
		expect(await take(other, "counted")).not.toContain(undefined);
		expect(await take(other, "another")).toEqual([undefined]);
	});

	test("also limits a day", async () => {
		const [one, other] = await inRedis();
		await admin.set("hub:forms-day:daily", FORMS_A_DAY.most - 1, "EX", FORMS_A_DAY.within / 1_000);
		expect(await take(one, "daily")).toEqual([undefined]);
		const [wait = 0] = await take(other, "daily");
		expect(wait).toBeGreaterThan(23 * 60 * 60);
	});

	test("is kept per host while Redis is down, and shared once it is back", async () => {
		const [one, other] = await inRedis();
		await take(one, "patient", FORMS.most / 2);
		await redis.stop();
		await expect.poll(() => [one?.isShared(), other?.isShared()]).toEqual([false, false]);
		expect(await take(one, "patient", FORMS.most / 2), "the host has not forgotten").toEqual(letIn(FORMS.most / 2));
		expect(await take(one, "patient")).not.toContain(undefined);
		expect(await take(other, "patient", FORMS.most)).toEqual(letIn(FORMS.most));
		expect(logged).toEqual([0, 1].map(() => "Redis does not answer: each host counts forms by itself until it does"));

		await redis.startAgain();
		await expect.poll(() => [one?.isShared(), other?.isShared()], { timeout: 10_000 }).toEqual([true, true]);
		expect(await take(one, "returned", FORMS.most)).toEqual(letIn(FORMS.most));
		expect(await take(other, "returned")).not.toContain(undefined);
		expect(logged.slice(2)).toEqual([0, 1].map(() => "Redis answers again: all hosts count forms together"));
	});

	describe("behind a network that stalls", () => {
		let network: Server;
		let address: string;
		let isStalled = false;
		const sockets: Socket[] = [];
		beforeEach(async () => {
			const { port } = new URL(redis.url);
			network = createServer((from) => {
				const to = connect(Number(port), "127.0.0.1");
				sockets.push(from, to);
				for (const [one, other] of [
					[from, to],
					[to, from],
				] as const) {
					one.on("data", (bytes) => isStalled || other.write(bytes));
					one.on("close", () => other.destroy());
					one.on("error", () => undefined);
				}
			});
			address = `redis://127.0.0.1:${await listen(network)}`;
		});
		afterEach(() => {
			for (const socket of sockets) socket.destroy();
			network.close();
		});

		test("is kept per host", async () => {
			const [one, other] = await inRedis(address);
			isStalled = true;
			expect(await take(one, "unheard", FORMS.most)).toEqual(letIn(FORMS.most));
			expect(await take(one, "unheard")).not.toContain(undefined);
			expect(await take(other, "unheard")).toEqual([undefined]);
			await expect.poll(() => [one?.isShared(), other?.isShared()]).toEqual([false, false]);
			isStalled = false;
			await expect.poll(() => [one?.isShared(), other?.isShared()], { timeout: 10_000 }).toEqual([true, true]);
		});
	});
});
