// Messages to and from the other processes of the site, through the launcher.

import type { PeerMessage, SiteMessage } from "./messages.ts";

export interface Peers {
	/** Sends a message to all others. */
	broadcast(message: PeerMessage): void;
}

export interface ListeningPeers extends Peers {
	receive(message: PeerMessage): void;
	/** Subscribes, beginning with the messages received so far. */
	listen(listener: (message: PeerMessage) => void): void;
}

export function createPeers(send: (message: SiteMessage) => void): ListeningPeers {
	let early: PeerMessage[] = [];
	let listener: ((message: PeerMessage) => void) | undefined;
	return {
		broadcast: (message) => send({ kind: "peer message", message }),
		receive(message) {
			// Messages before startup are delivered once the site subscribes.
			if (listener) listener(message);
			else early.push(message);
		},
		listen(to) {
			listener = to;
			for (const message of early) to(message);
			early = [];
		},
	};
}
