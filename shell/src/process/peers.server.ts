// The other processes of the same site. They are reached through the launcher, which started them all.

import type { News, Order, Report } from "./messages.ts";

/** The other processes, as the site sees them. */
export interface Peers {
	/** Tells all others, and waits until they have heard. @returns whether all of them did in time */
	tellAndWait(news: News): Promise<boolean>;
	/** Tells all others. */
	tell(news: News): void;
}

/** Peers that can be heard from. */
export interface HearingPeers extends Peers {
	/** Takes an order of the launcher that concerns peers. */
	take(order: Extract<Order, { kind: "news" | "told" }>): void;
	/** Hands on what is heard from now on, and what was heard before. */
	listen(hear: (news: News) => void): void;
}

/** How long to wait for others, in ms. The launcher answers earlier; this is for one that does not. */
const PATIENCE = 3_000;

/** @param report sends to the launcher */
export function createPeers(report: (report: Report) => void): HearingPeers {
	const waiting = new Map<number, (everyone: boolean) => void>();
	let early: News[] = [];
	let hear: ((news: News) => void) | undefined;
	let last = 0;
	return {
		tell: (news) => report({ kind: "news", news }),
		tellAndWait(news) {
			last += 1;
			const number = last;
			return new Promise((resolve) => {
				const settle = (everyone: boolean) => {
					clearTimeout(timer);
					waiting.delete(number);
					resolve(everyone);
				};
				const timer = setTimeout(settle, PATIENCE, false);
				waiting.set(number, settle);
				report({ kind: "news", news, number });
			});
		},
		take(order) {
			if (order.kind === "told") {
				waiting.get(order.number)?.(order.everyone);
				return;
			}
			// A process that does not answer visitors yet acts by it before it does.
			if (hear) hear(order.news);
			else early.push(order.news);
			if (order.answer !== undefined) report({ kind: "heard", answer: order.answer });
		},
		listen(to) {
			hear = to;
			for (const news of early) to(news);
			early = [];
		},
	};
}
