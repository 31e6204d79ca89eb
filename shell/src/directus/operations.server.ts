// Calls operations of Directus extensions, as POST requests with the site's own account.

import { setTimeout as sleep } from "node:timers/promises";
import type { OperationResponse } from "@hub/shared-contracts/remote/remote-server";
import { createFairQueue, type Shares } from "../base/fair-queue.server.ts";
import type { Log } from "../base/log.server.ts";
import { fetchDirectus } from "./fetch-directus.server.ts";
import { readJson, refusalCode } from "./response-body.server.ts";

/** Calls an operation; `signal` aborts it. Never throws for a response of Directus, or for none. */
export type Operations = (
	operation: string,
	input: unknown,
	signal: AbortSignal,
	/**
	 * `query` for calls without a form: they have a queue of their own, so that they cannot delay forms. Default
	 * `form`.
	 */
	kind?: "form" | "query",
) => Promise<OperationResponse>;

/** Names of operations: extension and operation. No other endpoint of Directus can be called. */
const OPERATION = /^hub-[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/;

/**
 * Concurrency of operations: enough to keep Directus busy, which writes one after the other. Others queue in order of
 * arrival.
 */
const FORM_SHARES: Shares = {
	atOnce: 8,
	lowPriority: 8,
	each: 8,
	waiting: Number.POSITIVE_INFINITY,
	waitingEach: Number.POSITIVE_INFINITY,
	timeout: 7_000,
};

/** Longest wait of an operation for a silent Directus, and the interval of checks, in ms. */
const RECOVERY_TIMEOUT_MS = 2_000;
const CHECK_INTERVAL_MS = 250;

export function createOperations({
	cmsUrl,
	cmsToken,
	isAway,
	log,
}: {
	readonly cmsUrl: string;
	readonly cmsToken: string;
	/** True while Directus is silent: then no request is sent. */
	readonly isAway: () => boolean;
	readonly log: Log;
}): Operations {
	const queues = { form: createFairQueue(FORM_SHARES), query: createFairQueue({ ...FORM_SHARES, atOnce: 2 }) };
	const call = async (operation: string, input: unknown, signal: AbortSignal): Promise<OperationResponse> => {
		try {
			const response = await fetchDirectus(operation, `${cmsUrl}/${operation}`, {
				method: "POST",
				headers: { authorization: `Bearer ${cmsToken}`, "content-type": "application/json" },
				body: JSON.stringify(input),
				signal,
			});
			const data = await readJson(response);
			if (response.ok) return { kind: "done", data };
			// A missing account or extension is a fault of this installation, not of the input.
			const isOurFault =
				response.status === 401 ||
				response.status === 403 ||
				(response.status === 404 && refusalCode(data) === "ROUTE_NOT_FOUND");
			if (response.status >= 400 && response.status < 500 && !isOurFault)
				return { kind: "refused", status: response.status, data };
			log.error({ operation, status: response.status }, "An operation of Directus failed");
		} catch (error) {
			log.warn({ operation, error: String(error) }, "An operation of Directus got no response");
		}
		return { kind: "unavailable" };
	};
	return async (operation, input, signal, kind = "form") => {
		if (!OPERATION.test(operation)) throw new Error(`“${operation}” is not an operation of an extension.`);
		// An overloaded Directus recovers within this time. If it hangs, the visitor should not wait longer.
		for (let waited = 0; isAway() && waited < RECOVERY_TIMEOUT_MS; waited += CHECK_INTERVAL_MS)
			await sleep(CHECK_INTERVAL_MS);
		if (isAway()) {
			log.warn({ operation }, "An operation was not sent, because Directus is silent");
			return { kind: "unavailable" };
		}
		const turn = await queues[kind].run("everyone", "high", () => call(operation, input, signal), signal);
		if (turn.kind === "done") return turn.value;
		log.warn({ operation }, "Too many operations are queued for Directus");
		return { kind: "unavailable" };
	};
}
