// The server's log: one JSON line per event on stdout, with the trace id of the current request. No query strings and
// no bodies, which can be personal. The volume is bounded, together with remotes' console output: code that fails in a
// loop must not fill the disk.

import { Console } from "node:console";
import { Writable } from "node:stream";
import { printableLines } from "@hub/releases/printable";
import { pino } from "pino";
import { currentTrace } from "./request-trace.server.ts";

export type Log = Pick<ReturnType<typeof pino>, "info" | "warn" | "error">;

/** Bytes that a process may write per minute: some thousand lines, less than 3 GB a day. */
const MAX_BYTES_PER_MINUTE = 2_000_000;

const MINUTE = 60_000;

/**
 * Writes lines until a minute's bytes are used up. When the minute ends, one line says how many were omitted. Control
 * characters are escaped.
 */
export function boundLines(write: (text: string) => void, maxBytes = MAX_BYTES_PER_MINUTE): (text: string) => void {
	let [bytes, omittedLines, omittedBytes] = [0, 0, 0];
	let hasBegun = false;
	const endMinute = (): void => {
		const fields = { level: 40, time: new Date().toISOString(), lines: omittedLines, bytes: omittedBytes };
		if (omittedLines > 0)
			write(`${JSON.stringify({ ...fields, msg: "Log lines were dropped: there were too many within a minute" })}\n`);
		[bytes, omittedLines, omittedBytes, hasBegun] = [0, 0, 0, false];
	};
	return (text) => {
		if (!hasBegun) setTimeout(endMinute, MINUTE).unref();
		hasBegun = true;
		const size = Buffer.byteLength(text);
		if (omittedLines === 0 && bytes + size <= maxBytes) {
			bytes += size;
			write(printableLines(text));
		} else {
			omittedLines += 1;
			omittedBytes += size;
		}
	};
}

const writeBounded = boundLines((text) => void process.stdout.write(text));

/**
 * Creates a log on stdout; level `silent` for tests.
 * @param part of the site, named in each line; default: none
 */
export function createLog(level = "info", part?: string): Log {
	return pino(
		{
			level,
			base: part === undefined ? null : { part },
			timestamp: pino.stdTimeFunctions.isoTime,
			mixin() {
				const trace = currentTrace()?.traceId;
				return trace === undefined ? {} : { trace };
			},
		},
		{ write: writeBounded },
	);
}

/** Bounds the console of this process, together with the log. */
export function boundConsole(): void {
	const stream = new Writable({
		decodeStrings: false,
		write(text: string, _encoding, done) {
			writeBounded(text);
			done();
		},
	});
	globalThis.console = new Console(stream);
}
