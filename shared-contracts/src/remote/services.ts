// Capabilities that one remote offers and any other may use, with a safe answer for when their remote is absent.

import type { ConsentCategory, ConsentState } from "../consent/consent.ts";

/** Whether a visitor allowed something; asked before anything that is not essential. */
export interface ConsentService {
	/** The state now. */
	get(): ConsentState;
	/** Tells of every change, until the returned function is called. */
	subscribe(listener: () => void): () => void;
	/** Allows a category for good, as the settings would ("always" beside an embed). False: it could not be stored, and nothing changed. */
	allow(category: ConsentCategory): Promise<boolean>;
}

/** Who the visitor is. */
export interface SessionService {
	/** Asks the server; an empty answer is an anonymous visitor (SS-1, SS-2). */
	fetch(): Promise<Session>;
}

/** A visitor's session as views may see it. */
export type Session =
	| { readonly status: "unauthenticated" }
	| { readonly status: "authenticated"; readonly user: { readonly name: string } };

/** All services by name. */
export interface Services {
	readonly consent: ConsentService;
	readonly session: SessionService;
}

export type ServiceName = keyof Services;
