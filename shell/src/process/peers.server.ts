// Messages to and from the other processes of the site, through the launcher.

import type { News, Report } from "./messages.ts";

export interface Peers {
	/** Sends a message to all others. */
	tell(news: News): void;
}

/** Peers with incoming messages. */
export interface HearingPeers extends Peers {
	/** Receives a message from the launcher. */
	hear(news: News): void;
	/** Subscribes, beginning with the messages received so far. */
	listen(listener: (news: News) => void): void;
}

/** @param report sends to the launcher */
export function createPeers(report: (report: Report) => void): HearingPeers {
	let early: News[] = [];
	let listener: ((news: News) => void) | undefined;
	return {
		tell: (news) => report({ kind: "news", news }),
		hear(news) {
			// Messages before startup are delivered once the site subscribes.
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
