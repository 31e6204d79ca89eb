// Detects that a process runs out of file descriptors. It can then accept no connection and open no file; only a new
// process helps.

import { closeSync, openSync, readFileSync } from "node:fs";
import { devNull } from "node:os";

/** Share of the limit at which a successor is started: the rest is for requests in flight. */
const MAX_SHARE = 0.9;

/** Checks the file descriptors of this process. */
export interface Descriptors {
	/** True if `MAX_SHARE` of them are in use, or none can be had (`EMFILE`, `ENFILE`). */
	areExhausted(): boolean;
	/** Closes a reserved descriptor, so that a file can be written. */
	release(): void;
}

/** @param limit of this process; default: the system's (proc(5), `/proc/pid/limits`), or unknown */
export function createDescriptors(limit: number | undefined = readLimit()): Descriptors {
	let reserve: number | undefined = openSync(devNull, "r");
	return {
		areExhausted() {
			try {
				// The system returns the lowest free number, so all below it are in use.
				const number = openSync(devNull, "r");
				closeSync(number);
				return limit !== undefined && number >= limit * MAX_SHARE;
			} catch (error) {
				return isExhaustion(error);
			}
		},
		release() {
			if (reserve !== undefined) closeSync(reserve);
			reserve = undefined;
		},
	};
}

/** True if an error or one of its causes says that no file descriptors are left. */
export function isExhaustion(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("code" in error && (error.code === "EMFILE" || error.code === "ENFILE")) return true;
	return error.cause !== undefined && isExhaustion(error.cause);
}

function readLimit(): number | undefined {
	try {
		const soft = Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1]);
		return Number.isNaN(soft) ? undefined : soft;
	} catch {
		return undefined;
	}
}
