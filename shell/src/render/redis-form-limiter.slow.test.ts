// The form limit in a Redis that hosts share.

import { connect, createServer, type Server, type Socket } from "node:net";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../../../cms/test/ports.ts";
import { HAS_REDIS, startRedis, type TestRedis } from "../../../cms/test/redis-server.ts";
import { FORMS_PER_DAY, FORMS_PER_MINUTE } from "../base/rate-limiter.server.ts";
import { createFormLimiter, type FormLimiter } from "./form-limiter.server.ts";
import { createRedisFormLimiter } from "./redis-form-limiter.server.ts";

let redis: TestRedis;
const open: FormLimiter[] = [];
const logged: string[] = [];
beforeAll(async () => {
	if (HAS_REDIS) redis = await startRedis();
});
afterEach(() => {
	for (const limiter of open.splice(0)) limiter.close();
	logged.length = 0;
});
afterAll(() => redis?.close());

/** Connects two hosts that share nothing but Redis. */
const connectHosts = async (url = redis.url): Promise<readonly FormLimiter[]> => {
	const record = (fields: object | string, text?: string) => void logged.push(text ?? String(fields));
	const hosts = [0, 1].map(() =>
		createRedisFormLimiter({ url, own: createFormLimiter(undefined), log: { info: record, warn: record } }),
	);
	open.push(...hosts);
	await expect.poll(() => hosts.map((host) => host.isShared())).toEqual([true, true]);
	return hosts;
};
const consume = async (limiter: FormLimiter | undefined, visitor: string, times = 1) => {
	const waits: (number | undefined)[] = [];
	for (let sent = 0; sent < times; sent += 1) waits.push(await limiter?.consume(visitor));
	return waits;
};
const accepted = (times: number) => Array.from({ length: times }, () => undefined);

describe.skipIf(!HAS_REDIS)("[SS-1] the form limit in Redis", () => {
	let admin: Redis;
	beforeAll(() => {
		admin = new Redis(redis.url);
		admin.on("error", () => undefined);
	});
	afterAll(() => admin.disconnect());

	test("is shared by hosts and separate for each visitor", async () => {
		const [one, other] = await connectHosts();
		expect(await consume(one, "counted", FORMS_PER_MINUTE.max / 2)).toEqual(accepted(FORMS_PER_MINUTE.max / 2));
		expect(await consume(other, "counted", FORMS_PER_MINUTE.max / 2)).toEqual(accepted(FORMS_PER_MINUTE.max / 2));
		expect(await consume(one, "counted")).not.toContain(undefined);
		expect(await consume(other, "counted")).not.toContain(undefined);
		expect(await consume(other, "another")).toEqual([undefined]);
	});

	test("also limits a day", async () => {
		const [one, other] = await connectHosts();
		await admin.set("hub:forms-day:daily", FORMS_PER_DAY.max - 1, "EX", FORMS_PER_DAY.windowMs / 1_000);
		expect(await consume(one, "daily")).toEqual([undefined]);
		const [wait = 0] = await consume(other, "daily");
		expect(wait).toBeGreaterThan(23 * 60 * 60);
	});

	test("counts per host while Redis is down, and together once it is back", async () => {
		const [one, other] = await connectHosts();
		await consume(one, "patient", FORMS_PER_MINUTE.max / 2);
		await redis.stop();
		await expect.poll(() => [one?.isShared(), other?.isShared()]).toEqual([false, false]);
		expect(await consume(one, "patient", FORMS_PER_MINUTE.max / 2), "the host counted the earlier forms too").toEqual(
			accepted(FORMS_PER_MINUTE.max / 2),
		);
		expect(await consume(one, "patient")).not.toContain(undefined);
		expect(await consume(other, "patient", FORMS_PER_MINUTE.max)).toEqual(accepted(FORMS_PER_MINUTE.max));
		expect(logged).toEqual(
			[0, 1].map(() => "Redis does not respond: until it does, each host counts forms separately"),
		);

		await redis.startAgain();
		await expect.poll(() => [one?.isShared(), other?.isShared()], { timeout: 10_000 }).toEqual([true, true]);
		expect(await consume(one, "returned", FORMS_PER_MINUTE.max)).toEqual(accepted(FORMS_PER_MINUTE.max));
		expect(await consume(other, "returned")).not.toContain(undefined);
		expect(logged.slice(2)).toEqual([0, 1].map(() => "Redis responds again: all hosts count forms together"));
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

		test("counts per host", async () => {
			const [one, other] = await connectHosts(address);
			isStalled = true;
			expect(await consume(one, "unheard", FORMS_PER_MINUTE.max)).toEqual(accepted(FORMS_PER_MINUTE.max));
			expect(await consume(one, "unheard")).not.toContain(undefined);
			expect(await consume(other, "unheard")).toEqual([undefined]);
			await expect.poll(() => [one?.isShared(), other?.isShared()]).toEqual([false, false]);
			isStalled = false;
			await expect.poll(() => [one?.isShared(), other?.isShared()], { timeout: 10_000 }).toEqual([true, true]);
		});
	});
});
