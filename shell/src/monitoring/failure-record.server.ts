// Records failures that visitors saw, on the server and in their browsers: counted, logged, and stored for operators by
// the reference that the visitor saw.

import { randomBytes } from "node:crypto";
import { appendFailures, type Failure } from "@hub/releases/failures";
import { traceReference } from "@hub/shared-contracts/trace/trace-parent";
import type { Log } from "../base/log.server.ts";
import { currentTrace } from "../base/request-trace.server.ts";

export interface FailureRecord {
	/**
	 * Records a failure.
	 * @param failure its reference is that of the current request, unless the browser has shown one already
	 * @returns the reference
	 */
	record(failure: Omit<Failure, "at" | "reference" | "trace"> & { readonly reference?: string }): string;
}

/** Failures that wait to be written: in a flood the first ones are enough. */
const MAX_WAITING = 100;

const MAX_CHARACTERS = 2_000;

/**
 * @param folder of the stored failures; without one they are only logged
 * @param count is called with each failure. Default: none
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
				log.warn({ error: String(error) }, "Failures could not be stored; they are only in this log"),
			);
		}
		writing = false;
	};
	return {
		record({ reference: shown, ...failure }) {
			// A browser's report belongs to no trace.
			const trace = shown === undefined ? currentTrace()?.traceId : undefined;
			const reference = shown ?? (trace === undefined ? randomBytes(5).toString("hex") : traceReference(trace));
			const recorded = {
				...failure,
				...(trace === undefined ? {} : { trace }),
				what: withoutPersons(failure.what).slice(0, MAX_CHARACTERS),
				reference,
				at: new Date().toISOString(),
			};
			const { at: _logged, ...fields } = recorded;
			// Browsers' reports can be forged: they are no reason to alert an operator.
			log[fields.side === "browser" ? "warn" : "error"](fields, "A visitor saw an error");
			count(recorded);
			if (folder === undefined || waiting.length >= MAX_WAITING) return reference;
			waiting.push(recorded);
			if (!writing) void write(folder);
			return reference;
		},
	};
}

/** Removes possible input of visitors: mail addresses, and queries of URLs. */
function withoutPersons(text: string): string {
	return text.replace(/[^\s"'<>]+@[^\s"'<>]+/g, "…@…").replace(/\?[^\s"'<>):]*/g, "?…");
}
