// The other processes of the same site. They are reached through the launcher, which started them all.

import type { News, Report } from "./messages.ts";

/** The other processes, as the site sees them. */
export interface Peers {
	/** Tells all others. */
	tell(news: News): void;
}

/** Peers that can be heard from. */
export interface HearingPeers extends Peers {
	/** Takes news that the launcher hands on. */
	hear(news: News): void;
	/** Hands on what is heard from now on, and what was heard before. */
	listen(listener: (news: News) => void): void;
}

/** @param report sends to the launcher */
export function createPeers(report: (report: Report) => void): HearingPeers {
	let early: News[] = [];
	let listener: ((news: News) => void) | undefined;
	return {
		tell: (news) => report({ kind: "news", news }),
		hear(news) {
			// A process that does not answer visitors yet acts by it before it does.
			if (listener) listener(news);
			else early.push(news);
		},
		listen(to) {
			listener = to;
			for (const news of early) to(news);
			early = [];
		},
	};
}
