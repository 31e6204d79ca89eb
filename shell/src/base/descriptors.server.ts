// Notices when a process has no file descriptors left. It can then accept no connection and open no file, and only a new process helps.

import { closeSync, openSync, readFileSync } from "node:fs";
import { devNull } from "node:os";

/** From this share of the limit on, a successor is started: the rest is for what is under way. */
const MAX_SHARE = 0.9;

/** Checks the file descriptors of this process. */
export interface Descriptors {
	/** True if `MAX_SHARE` of them are in use, or none can be had (`EMFILE`, `ENFILE`). */
	areExhausted(): boolean;
	/** Gives back one that was kept, so that a file can be written now. */
	release(): void;
}

/** @param limit how many this process may have. Default: what the system says (proc(5), `/proc/pid/limits`), else unknown */
export function createDescriptors(limit: number | undefined = readLimit()): Descriptors {
	let reserve: number | undefined = openSync(devNull, "r");
	return {
		areExhausted() {
			try {
				// The system gives the lowest free number, so all below it are in use.
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

/** True for an error, or the cause of one, that says that there are no file descriptors left. */
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
