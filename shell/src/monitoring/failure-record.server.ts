// What went wrong for visitors, in the server and in their browsers: counted, logged, and written where an operator finds it by the
// reference that the visitor was told.

import { randomBytes } from "node:crypto";
import { appendFailures, type Failure } from "@hub/releases/failures";
import { traceReference } from "@hub/shared-contracts/trace/trace-parent";
import type { Log } from "../base/log.server.ts";
import { currentTrace } from "../base/request-trace.server.ts";

/** Notes failures. */
export interface FailureRecord {
	/**
	 * Notes one.
	 * @param failure its reference is that of the request in which it was, unless the browser has shown one already
	 * @returns the reference
	 */
	note(failure: Omit<Failure, "at" | "reference" | "trace"> & { readonly reference?: string }): string;
}

/** Most failures that wait to be written: in a flood the first tell enough. */
const MOST_WAITING = 100;

/** How much is told of one, in characters. */
const MOST_WORDS = 2_000;

/**
 * @param folder where they are written; without one they are logged alone
 * @param count hears of each. Default: nothing does
 */
export function createFailureRecord(
	folder: string | undefined,
	log: Pick<Log, "error" | "warn">,
	count: (failure: Failure) => void = () => undefined,
): FailureRecord {
	let waiting: Failure[] = [];
	let writing = false;
	const write = async (to: string) => {
		writing = true;
		while (waiting.length > 0) {
			const some = waiting;
			waiting = [];
			await appendFailures(to, some).catch((error: unknown) =>
				log.warn({ error: String(error) }, "Failures could not be written down; they are in this log alone"),
			);
		}
		writing = false;
	};
	return {
		note({ reference: shown, ...failure }) {
			// What a browser reports was in no request of its own.
			const trace = shown === undefined ? currentTrace()?.traceId : undefined;
			const reference = shown ?? (trace === undefined ? randomBytes(5).toString("hex") : traceReference(trace));
			const noted = {
				...failure,
				...(trace === undefined ? {} : { trace }),
				what: withoutPersons(failure.what).slice(0, MOST_WORDS),
				reference,
				at: new Date().toISOString(),
			};
			const { at: _logged, ...told } = noted;
			// What a browser says may be made up: it is no reason to wake an operator.
			log[told.side === "browser" ? "warn" : "error"](told, "A visitor met a failure");
			count(noted);
			if (folder === undefined || waiting.length >= MOST_WAITING) return reference;
			waiting.push(noted);
			if (!writing) void write(folder);
			return reference;
		},
	};
}

/** What code says of a failure may hold what a visitor typed: addresses of mail, and queries of addresses. */
function withoutPersons(text: string): string {
	return text.replace(/[^\s"'<>]+@[^\s"'<>]+/g, "…@…").replace(/\?[^\s"'<>):]*/g, "?…");
}
