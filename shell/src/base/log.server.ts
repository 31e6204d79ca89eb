// The server's log: one JSON line per event, on stdout of the site. No addresses' query strings and no bodies: they can be personal.
// Lines that are logged during a request have its trace id. The volume is bounded, together with remotes' console output: code that
// fails in a loop must not fill the disk.

import { Console } from "node:console";
import { Writable } from "node:stream";
import { printableLines } from "@hub/releases/printable";
import { pino } from "pino";
import { currentTrace } from "./request-trace.server.ts";

/** The log of the server's modules. */
export type Log = Pick<ReturnType<typeof pino>, "info" | "warn" | "error">;

/** Most bytes that a process writes in a minute: some thousand lines, and below 3 GB a day. */
const MAX_BYTES_PER_MINUTE = 2_000_000;

const MINUTE = 60_000;

/**
 * Writes lines until a minute's bytes are used up, then nothing until that minute ends, when one line says how much was left out.
 * Control characters are escaped.
 */
export function boundLines(write: (text: string) => void, maxBytes = MAX_BYTES_PER_MINUTE): (text: string) => void {
	let [bytes, omittedLines, omittedBytes] = [0, 0, 0];
	let hasBegun = false;
	const endMinute = (): void => {
		const fields = { level: 40, time: new Date().toISOString(), lines: omittedLines, bytes: omittedBytes };
		if (omittedLines > 0)
			write(`${JSON.stringify({ ...fields, msg: "Lines were left out of the log: it had too many in a minute" })}\n`);
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
 * A log that writes to stdout; `silent` for tests.
 * @param part of the site, named in each line; default: none is
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
