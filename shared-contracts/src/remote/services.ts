// Services that one remote provides and any other may use, with a safe default if their remote is absent.

import type { ConsentCategory, ConsentState } from "../consent/consent.ts";
import type { SessionState, SignedIn, SignInOptions } from "../session/session.ts";

/** A visitor's consent. Check it before anything that is not essential. */
export interface ConsentService {
	/** The state now. */
	get(): ConsentState;
	/** Calls the listener on every change, until the returned function is called. */
	subscribe(listener: () => void): () => void;
	/**
	 * Allows a category permanently, like the settings ("always" beside an embed). False: it could not be stored, and
	 * nothing changed.
	 */
	allow(category: ConsentCategory): Promise<boolean>;
}

/** The visitor's session, the same in all open tabs. */
export interface SessionService {
	/** The state now; the same object until it changes. */
	get(): SessionState;
	/** Calls the listener on every change, until the returned function is called. */
	subscribe(listener: () => void): () => void;
	/**
	 * Requests the session from the server. Without a session cookie, no request is sent and the visitor is a guest
	 * (SS-3).
	 */
	fetch(): Promise<SessionState>;
	/** Checks with the server if the visitor is signed in. */
	verify(): Promise<boolean>;
	/**
	 * Signs in (SS-1), and navigates to `callbackUrl`, by default the current page. On failure, the state is `error`.
	 * @param provider `credentials` with `email`, `password` and `otp` in the options, or the name of another provider
	 * @param params for another provider's page, such as `{ prompt: "login" }`
	 * @returns undefined if the visitor leaves the page
	 */
	signIn(
		provider: string,
		options?: SignInOptions,
		params?: Readonly<Record<string, string>>,
	): Promise<SignedIn | undefined>;
	/**
	 * Signs out and navigates to another page (TK-5). If the server fails, the state is `error`.
	 * @param options `callbackUrl`: target on this site; default `/`
	 * @returns true if it succeeded
	 */
	signOut(options?: { readonly callbackUrl?: string | undefined }): Promise<boolean>;
}

/** All services by name. */
export interface Services {
	readonly consent: ConsentService;
	readonly session: SessionService;
}

export type ServiceName = keyof Services;
