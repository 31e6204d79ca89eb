// State of a visitor's session in a tab (SS-2), and its transitions.

import type { SessionService } from "../remote/services.ts";

/** The state of a session. `error`: the last sign-in or sign-out failed. */
export type SessionStatus = "unauthenticated" | "loading" | "authenticated" | "error";

/** The signed-in visitor, as far as views may see it. */
export interface SessionUser {
	readonly name: string;
	/** True for an account of the content service, with a profile and Studio; false for another provider. */
	readonly account: boolean;
	/** Address of Studio, for visitors with an account. */
	readonly studio?: string | undefined;
}

/** A visitor's session as views may see it. Only `authenticated` has a `user`, and not for every provider. */
export interface SessionState {
	readonly status: SessionStatus;
	readonly user?: SessionUser | undefined;
}

/** Options of a sign-in. */
export interface SignInOptions extends Readonly<Record<string, string | boolean | undefined>> {
	readonly callbackUrl?: string;
	/** False: with credentials, the page stays and the result is returned. Default true. */
	readonly redirect?: boolean;
}

/** Result of a sign-in. `error` is the server's code, or `Unavailable` without a response. */
export type SignedIn = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly error: string };

/** Cookie that tells scripts that there is a session; its value is `1` (SS-3). */
export const SIGNED_IN_COOKIE = "hub_signed_in";

/** Name of the `BroadcastChannel` by which a tab notifies the others that the session has changed. */
export const SESSION_CHANNEL = "hub:session";

/** The session of a guest. */
export const GUEST: SessionState = { status: "unauthenticated" };

/** The service `session` of a guest, for server rendering and tests of one remote. */
export const GUEST_SERVICE: SessionService = {
	get: () => GUEST,
	subscribe: () => () => undefined,
	fetch: async () => GUEST,
	verify: async () => false,
	signIn: async () => ({ ok: false, error: "Unavailable" }),
	signOut: async () => false,
};

/** Event of a session. `answer`: the server's session object, null without a session. */
export type SessionEvent =
	| { readonly kind: "begin" | "failed" | "signed out" }
	| { readonly kind: "answer"; readonly session: Readonly<Record<string, unknown>> | null };

/** True if a session object has data, which means that the visitor is signed in (SS-2). */
function holdsSession(session: Readonly<Record<string, unknown>> | null): session is Readonly<Record<string, unknown>> {
	return session !== null && Object.keys(session).length > 0;
}

/** Returns the state after an event (SS-2). */
export function sessionAfter(before: SessionState, event: SessionEvent): SessionState {
	switch (event.kind) {
		case "begin":
			return { ...before, status: "loading" };
		case "failed":
			return { ...before, status: "error" };
		case "signed out":
			return GUEST;
		case "answer":
			return holdsSession(event.session) ? { status: "authenticated", user: userOf(event.session) } : GUEST;
	}
}

function userOf({ user }: Readonly<Record<string, unknown>>): SessionUser | undefined {
	if (typeof user !== "object" || user === null || !("name" in user) || typeof user.name !== "string") return undefined;
	const studio = "studio" in user && typeof user.studio === "string" ? { studio: user.studio } : {};
	return { name: user.name, account: "account" in user && user.account === true, ...studio };
}
