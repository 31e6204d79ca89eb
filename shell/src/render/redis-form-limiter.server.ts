// Limits forms in a Redis that the sites of all hosts share. Loaded only if a Redis is configured.

import { Redis } from "ioredis";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Log } from "../base/log.server.ts";
import { FORMS_PER_DAY, FORMS_PER_MINUTE } from "../base/rate-limiter.server.ts";
import type { FormLimiter } from "./form-limiter.server.ts";

export interface RedisFormLimiterOptions {
	/** Such as `redis://user:password@redis.internal:6379`. */
	readonly url: string;
	/** Counts every form first: Redis is not queried for forms that it refuses. Decides alone while Redis is down. */
	readonly own: FormLimiter;
	readonly log: Pick<Log, "info" | "warn">;
}

/** Timeout of one command. A connection that exceeds it is closed and reopened. */
const COMMAND_TIMEOUT_MS = 300;

/** Creates a limiter that connects in the background. No form waits for the connection. */
export function createRedisFormLimiter({ url, own, log }: RedisFormLimiterOptions): FormLimiter {
	const redis = new Redis(url, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		commandTimeout: COMMAND_TIMEOUT_MS,
		socketTimeout: COMMAND_TIMEOUT_MS,
		// Naming the client needs a right that a restricted Redis user lacks.
		disableClientInfo: true,
	});
	let problem = "it closed the connection";
	let isReported = false;
	redis.on("error", ({ message }: Error) => {
		problem = message;
	});
	redis.on("reconnecting", () => {
		if (!isReported) log.warn({ problem }, "Redis does not respond: until it does, each host counts forms separately");
		isReported = true;
	});
	redis.on("ready", () => {
		if (isReported) log.info("Redis responds again: all hosts count forms together");
		isReported = false;
	});
	const limiterOf = (name: string, { max, windowMs }: typeof FORMS_PER_MINUTE | typeof FORMS_PER_DAY) =>
		new RateLimiterRedis({
			storeClient: redis,
			keyPrefix: `hub:forms-${name}`,
			points: max,
			duration: windowMs / 1_000,
			// While a visitor has to wait, Redis is not queried.
			inMemoryBlockOnConsumed: max,
		});
	const limiters = [limiterOf("minute", FORMS_PER_MINUTE), limiterOf("day", FORMS_PER_DAY)];
	const consumeShared = async (visitor: string): Promise<number | undefined> => {
		try {
			for (const limiter of limiters) await limiter.consume(visitor);
			return undefined;
		} catch (rejected) {
			return rejected instanceof RateLimiterRes ? Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000)) : undefined;
		}
	};
	return {
		consume: async (visitor) => (await own.consume(visitor)) ?? (await consumeShared(visitor)),
		receive: own.receive,
		isShared: () => redis.status === "ready",
		close: () => redis.disconnect(),
	};
}
