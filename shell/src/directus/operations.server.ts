// Calls operations of extensions of the content service: a POST with the site's own account.

import { setTimeout as sleep } from "node:timers/promises";
import type { OperationAnswer } from "@hub/shared-contracts/remote/remote-server";
import { createFairQueue, type Shares } from "../base/fair-queue.server.ts";
import type { Log } from "../base/log.server.ts";
import { readJson, refusalCode } from "./answer-body.server.ts";
import { askDirectus } from "./ask-directus.server.ts";

/** Calls an operation; `signal` aborts it. Never throws for what the content service does or does not answer. */
export type Operations = (
	operation: string,
	input: unknown,
	signal: AbortSignal,
	/** `question` for calls that need no form: they are queued apart, so that they cannot delay forms. Default `form`. */
	kind?: "form" | "question",
) => Promise<OperationAnswer>;

/** The form of an operation's name: extension and operation. Nothing else of the content service can be called. */
const OPERATION = /^hub-[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/;

/**
 * What the content service does for visitors at once: it writes one after the other, and has the next at hand. Who can begin within the
 * patience waits, in the order in which they came.
 */
const FORM_SHARES: Shares = {
	atOnce: 8,
	lowPriority: 8,
	each: 8,
	waiting: Number.POSITIVE_INFINITY,
	waitingEach: Number.POSITIVE_INFINITY,
	patience: 10_000,
};

/** How long an operation waits for a content service that is silent, and how often it looks, in ms. */
const AWAY_PATIENCE = 2_000;
const LOOK_EVERY = 250;

/** Operations of a content service. */
export function createOperations({
	cmsUrl,
	cmsToken,
	isAway,
	log,
}: {
	readonly cmsUrl: string;
	readonly cmsToken: string;
	/** Whether the content service is silent: then no call is made. */
	readonly isAway: () => boolean;
	readonly log: Log;
}): Operations {
	const queues = { form: createFairQueue(FORM_SHARES), question: createFairQueue({ ...FORM_SHARES, atOnce: 2 }) };
	const ask = async (operation: string, input: unknown, signal: AbortSignal): Promise<OperationAnswer> => {
		try {
			const answer = await askDirectus(operation, `${cmsUrl}/${operation}`, {
				method: "POST",
				headers: { authorization: `Bearer ${cmsToken}`, "content-type": "application/json" },
				body: JSON.stringify(input),
				signal,
			});
			const data = await readJson(answer);
			if (answer.ok) return { kind: "done", data };
			// A missing account or extension is an error of ours, not of the visitor.
			const ours =
				answer.status === 401 || answer.status === 403 || (answer.status === 404 && refusalCode(data) === "ROUTE_NOT_FOUND");
			if (answer.status >= 400 && answer.status < 500 && !ours) return { kind: "refused", status: answer.status, data };
			log.error({ operation, status: answer.status }, "An operation of the content service failed");
		} catch (error) {
			log.warn({ operation, error: String(error) }, "An operation of the content service was not answered");
		}
		return { kind: "unavailable" };
	};
	return async (operation, input, signal, kind = "form") => {
		if (!OPERATION.test(operation)) throw new Error(`“${operation}” names no operation of an extension.`);
		// An overloaded service is back soon; if it hangs, the visitor should learn that soon.
		for (let waited = 0; isAway() && waited < AWAY_PATIENCE; waited += LOOK_EVERY) await sleep(LOOK_EVERY);
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
