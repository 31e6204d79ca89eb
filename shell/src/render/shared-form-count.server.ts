// Counts what visitors send in Redis, where the sites of all hosts count together. Loaded only where an operator names
// a Redis.

import { Redis } from "ioredis";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Log } from "../base/log.server.ts";
import { FORMS, FORMS_A_DAY } from "../base/rate-limiter.server.ts";
import type { FormCount } from "./form-count.server.ts";

export interface SharedFormCountOptions {
	/** Such as `redis://user:password@redis.internal:6379`. */
	readonly url: string;
	/**
	 * Counts every form as well: what it refuses is not sent to Redis, and what it lets in stays let in where Redis is
	 * away.
	 */
	readonly own: FormCount;
	readonly log: Pick<Log, "info" | "warn">;
}

/**
 * Timeout in ms for one of the two counts in Redis. A connection on which it took longer is closed, and opened again.
 */
const TIMEOUT = 300;

/** Connects, and reconnects by itself. While there is no connection, no form waits for one. */
export function shareFormCount({ url, own, log }: SharedFormCountOptions): FormCount {
	const redis = new Redis(url, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		commandTimeout: TIMEOUT,
		socketTimeout: TIMEOUT,
		// It would name this library to Redis, for which a user with few rights has none.
		disableClientInfo: true,
	});
	let problem = "it closed the connection";
	let isTold = false;
	redis.on("error", ({ message }: Error) => {
		problem = message;
	});
	redis.on("reconnecting", () => {
		if (!isTold) log.warn({ problem }, "Redis does not answer: each host counts forms by itself until it does");
		isTold = true;
	});
	redis.on("ready", () => {
		if (isTold) log.info("Redis answers again: all hosts count forms together");
		isTold = false;
	});
	const limiterOf = (name: string, { most, within }: typeof FORMS | typeof FORMS_A_DAY) =>
		new RateLimiterRedis({
			storeClient: redis,
			keyPrefix: `hub:forms-${name}`,
			points: most,
			duration: within / 1_000,
			// Redis need not be queried again about a visitor who has to wait.
			inMemoryBlockOnConsumed: most,
		});
	const limiters = [limiterOf("minute", FORMS), limiterOf("day", FORMS_A_DAY)];
	const countedByAll = async (visitor: string): Promise<number | undefined> => {
		try {
			for (const limiter of limiters) await limiter.consume(visitor);
			return undefined;
		} catch (refused) {
			return refused instanceof RateLimiterRes ? Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) : undefined;
		}
	};
	return {
		take: async (visitor) => (await own.take(visitor)) ?? (await countedByAll(visitor)),
		receive: own.receive,
		isShared: () => redis.status === "ready",
		close: () => redis.disconnect(),
	};
}
