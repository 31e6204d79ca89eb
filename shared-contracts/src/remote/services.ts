// Capabilities that one remote offers and any other may use, with a safe answer for when their remote is absent.

import type { ConsentCategory, ConsentState } from "../consent/consent.ts";
import type { SessionState } from "../session/session.ts";

/** Whether a visitor allowed something; asked before anything that is not essential. */
export interface ConsentService {
	/** The state now. */
	get(): ConsentState;
	/** Tells of every change, until the returned function is called. */
	subscribe(listener: () => void): () => void;
	/** Allows a category for good, as the settings would ("always" beside an embed). False: it could not be stored, and nothing changed. */
	allow(category: ConsentCategory): Promise<boolean>;
}

/** Who the visitor is, the same in all open tabs. */
export interface SessionService {
	/** The state now; the same object until it changes. */
	get(): SessionState;
	/** Tells of every change, until the returned function is called. */
	subscribe(listener: () => void): () => void;
	/** Asks the server; without the cookie of a session, nothing is asked and the visitor is a guest (SS-3). */
	fetch(): Promise<SessionState>;
	/** Signs out and leads to another page (TK-5); where the server could not do it, the state is `error` and the visitor stays. */
	signOut(): Promise<void>;
}

/** All services by name. */
export interface Services {
	readonly consent: ConsentService;
	readonly session: SessionService;
}

export type ServiceName = keyof Services;
