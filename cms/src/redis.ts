// Connects to the Redis in which several content services count together.

import { Redis } from "ioredis";

/** After this time the caller continues without Redis, and the connection is closed and opened again. */
const TIMEOUT_MS = 500;

/**
 * Connects, and reconnects automatically. A command fails immediately while there is no connection.
 * @param url for example `redis://user:password@redis.internal:6379`
 * @param report is called when a connection is lost, once each time
 */
export function openRedis(url: string, report: (problem: Error) => void): Redis {
	const redis = new Redis(url, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		commandTimeout: TIMEOUT_MS,
		socketTimeout: TIMEOUT_MS,
		// A user with few rights may not send the library's name to Redis.
		disableClientInfo: true,
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
