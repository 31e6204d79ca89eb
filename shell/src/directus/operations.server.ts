// Calls operations of Directus extensions: a POST with the site's own account.

import { setTimeout as sleep } from "node:timers/promises";
import type { OperationAnswer } from "@hub/shared-contracts/remote/remote-server";
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
	 * `question` for calls without a form: they have a queue of their own, so that they cannot delay forms. Default
	 * `form`.
	 */
	kind?: "form" | "question",
) => Promise<OperationAnswer>;

/** An operation's name: extension and operation. Nothing else of Directus can be called. */
const OPERATION = /^hub-[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/;

/**
 * Concurrency of operations: Directus writes one after the other and has the next at hand. The rest queues in order of
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
const AWAY_TIMEOUT = 2_000;
const CHECK_INTERVAL = 250;

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
	const queues = { form: createFairQueue(FORM_SHARES), question: createFairQueue({ ...FORM_SHARES, atOnce: 2 }) };
	const ask = async (operation: string, input: unknown, signal: AbortSignal): Promise<OperationAnswer> => {
		try {
			const answer = await fetchDirectus(operation, `${cmsUrl}/${operation}`, {
				method: "POST",
				headers: { authorization: `Bearer ${cmsToken}`, "content-type": "application/json" },
				body: JSON.stringify(input),
				signal,
			});
			const data = await readJson(answer);
			if (answer.ok) return { kind: "done", data };
			// A missing account or extension is the site's error, not the visitor's.
			const isOurs =
				answer.status === 401 ||
				answer.status === 403 ||
				(answer.status === 404 && refusalCode(data) === "ROUTE_NOT_FOUND");
			if (answer.status >= 400 && answer.status < 500 && !isOurs)
				return { kind: "refused", status: answer.status, data };
			log.error({ operation, status: answer.status }, "An operation of the content service failed");
		} catch (error) {
			log.warn({ operation, error: String(error) }, "An operation of the content service was not answered");
		}
		return { kind: "unavailable" };
	};
	return async (operation, input, signal, kind = "form") => {
		if (!OPERATION.test(operation)) throw new Error(`“${operation}” names no operation of an extension.`);
		// An overloaded service is back soon; if it hangs, the visitor should learn that soon.
		for (let waited = 0; isAway() && waited < AWAY_TIMEOUT; waited += CHECK_INTERVAL) await sleep(CHECK_INTERVAL);
		if (isAway()) {
			log.warn({ operation }, "An operation was not asked for, because the content service is silent");
			return { kind: "unavailable" };
		}
		const turn = await queues[kind].run("everyone", "high", () => ask(operation, input, signal), signal);
		if (turn.kind === "done") return turn.value;
		log.warn({ operation }, "More is asked of the content service than it can do in time");
		return { kind: "unavailable" };
	};
}
