// Connects to the Redis that several content services on one PostgreSQL share, with Directus' own setting names (https://directus.io/docs/configuration/redis).

import { Redis } from "ioredis";
import { z } from "zod";

const settings = z.object({
	REDIS: z.string().optional(),
	REDIS_HOST: z.string().optional(),
	REDIS_PORT: z.coerce.number().optional(),
	REDIS_USERNAME: z.string().optional(),
	REDIS_PASSWORD: z.string().optional(),
	REDIS_DB: z.coerce.number().optional(),
});

/** After this time the caller continues without Redis. */
const COMMAND_TIMEOUT_MS = 500;

/**
 * Connects, and reconnects automatically. A command fails immediately while there is no connection.
 * @param env Directus' environment
 * @param report is called when a connection is lost, once each time
 * @returns undefined if the settings name none
 */
export function openRedis(env: Readonly<Record<string, unknown>>, report: (problem: Error) => void): Redis | undefined {
	const { REDIS, REDIS_HOST, REDIS_PORT, REDIS_USERNAME, REDIS_PASSWORD, REDIS_DB } = settings.parse(env);
	if (!REDIS && !REDIS_HOST) return undefined;
	const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: COMMAND_TIMEOUT_MS };
	const redis = REDIS
		? new Redis(REDIS, options)
		: new Redis({
				...options,
				...(REDIS_HOST ? { host: REDIS_HOST } : {}),
				...(REDIS_PORT ? { port: REDIS_PORT } : {}),
				...(REDIS_USERNAME ? { username: REDIS_USERNAME } : {}),
				...(REDIS_PASSWORD ? { password: REDIS_PASSWORD } : {}),
				...(REDIS_DB ? { db: REDIS_DB } : {}),
			});
	let isReported = false;
	redis.on("ready", () => {
		isReported = false;
	});
	redis.on("error", (problem: Error) => {
		if (!isReported) report(problem);
		isReported = true;
	});
	return redis;
}
