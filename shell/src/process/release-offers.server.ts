// Hands releases that teams send to the launcher, which tries them and puts them live.

import { withinDeadline } from "../base/deadline.server.ts";
import type { OfferAnswer, OfferedRelease, Order, Report } from "./messages.ts";

/** Offers a release; settles with what came of it. */
export type OfferRelease = (offer: OfferedRelease) => Promise<OfferAnswer>;

/** Offers whose answers are handed in. */
export interface ReleaseOffers {
	readonly offer: OfferRelease;
	take(order: Extract<Order, { kind: "offer answered" }>): void;
}

/** How long a trial may take, in ms, on a machine that does other things beside. */
const PATIENCE = 110_000;

/** @param report sends to the launcher */
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
			const answer = await withinDeadline(PATIENCE, () => promise);
			waiting.delete(number);
			return answer.kind === "done" ? answer.value : { kind: "failed" };
		},
		take: ({ number, answer }) => waiting.get(number)?.(answer),
	};
}
