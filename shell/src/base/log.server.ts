// The server's log: one JSON line per event, on stdout of the site. No addresses' query strings and no bodies: they can be personal.
// What is said while a request is worked on has its trace id.

import { pino } from "pino";
import { currentTrace } from "./request-trace.server.ts";

/** The log of the server's modules. */
export type Log = Pick<ReturnType<typeof pino>, "info" | "warn" | "error">;

/**
 * A log that writes to stdout; `silent` for tests.
 * @param part of the site, named in each line; default: none is
 */
export function createLog(level = "info", part?: string): Log {
	return pino({
		level,
		base: part === undefined ? null : { part },
		timestamp: pino.stdTimeFunctions.isoTime,
		mixin() {
			const trace = currentTrace()?.traceId;
			return trace === undefined ? {} : { trace };
		},
	});
}
