// Sends uploaded releases to the launcher, which tries them and puts them live.

import { withinDeadline } from "../base/deadline.server.ts";
import type { OfferAnswer, OfferedRelease, Order, Report } from "./messages.ts";

export type OfferRelease = (offer: OfferedRelease) => Promise<OfferAnswer>;

export interface ReleaseOffers {
	readonly offer: OfferRelease;
	take(order: Extract<Order, { kind: "offer answered" }>): void;
}

/** Longest duration of a trial, in ms, on a busy machine. */
const TRIAL_TIMEOUT_MS = 110_000;

export function createReleaseOffers(report: (report: Report) => void): ReleaseOffers {
	const waiting = new Map<number, (answer: OfferAnswer) => void>();
	let last = 0;
	return {
		async offer(offer) {
			last += 1;
			const number = last;
			const { promise, resolve } = Promise.withResolvers<OfferAnswer>();
			waiting.set(number, resolve);
			report({ kind: "release offered", number, offer });
			const answer = await withinDeadline(TRIAL_TIMEOUT_MS, () => promise);
			waiting.delete(number);
			return answer.kind === "done" ? answer.value : { kind: "failed" };
		},
		take: ({ number, answer }) => waiting.get(number)?.(answer),
	};
}
