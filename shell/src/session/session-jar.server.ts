// The session cookies of one request: opened from it, and set in the response if they changed.

import { parse } from "hono/utils/cookie";
import type { Seal } from "./sealed-value.server.ts";
import {
	CODE_LIFETIME,
	PROVIDER_SESSION_LIFETIME,
	SESSION_LIFETIME,
	type StoredSession,
	sessionCookie,
	sessionCookieNames,
	storedSession,
} from "./session-cookies.server.ts";

export interface SessionJarOptions {
	readonly seal: Seal;
	/** True if the site is under https. */
	readonly secure: boolean;
	/** Name of the OpenID Connect provider, if configured. Without one, its sessions are ignored. */
	readonly providerName?: string | undefined;
}

/** Session cookies of one request and its response. */
export interface SessionJar {
	/** Name of the sealed cookie. */
	readonly name: string;
	readonly session: StoredSession | undefined;
	/** Value of the sealed cookie; empty without a session. */
	readonly sealed: string;
	/** The sign-in that waits for its one-time code, sealed. */
	readonly waiting: string | undefined;
	set(next: StoredSession | undefined): void;
	/** @param value a sealed sign-in; undefined removes it */
	setWaiting(value: string | undefined): void;
	/** Returns `Set-Cookie` headers for the response, if anything changed. */
	cookies(): readonly string[];
}

/** Returns when a session ends without further visits, in ms since 1970. */
export function endOf(session: StoredSession): number {
	if (session.kind === "elsewhere") return session.until;
	const { expires, expiresAt } = session;
	const renewed = expires === null || expiresAt === null ? Date.now() : expiresAt - expires;
	return renewed + SESSION_LIFETIME * 1_000;
}

export function openSessionJar(
	{ seal, secure, providerName }: SessionJarOptions,
	cookie: string | undefined,
): SessionJar {
	const names = sessionCookieNames(secure);
	const sent = cookie ? parse(cookie) : {};
	const stored = storedSession.safeParse(seal.open("session", sent[names.session])).data;
	let session =
		stored && (stored.kind === "account" || (stored.until >= Date.now() && providerName)) ? stored : undefined;
	let sealed = session ? (sent[names.session] ?? "") : "";
	let changed = false;
	const waits: { value: string | undefined; changed: boolean } = { value: sent[names.waiting], changed: false };

	/** Deletes cookies of sessions that have ended. */
	const staleCookies = (): string[] => {
		if (session || (sent[names.session] === undefined && sent[names.signedIn] === undefined)) return [];
		return [
			sessionCookie(names.session, undefined, { secure, maxAge: 0 }),
			sessionCookie(names.signedIn, undefined, { secure, maxAge: 0, script: true }),
		];
	};

	return {
		name: names.session,
		get session() {
			return session;
		},
		get sealed() {
			return sealed;
		},
		get waiting() {
			return waits.value;
		},
		set(next) {
			session = next;
			changed = true;
			sealed = next ? seal.seal("session", next) : "";
		},
		setWaiting(value) {
			if (value === undefined && waits.value === undefined) return;
			waits.value = value;
			waits.changed = true;
		},
		cookies() {
			const maxAge = session?.kind === "elsewhere" ? PROVIDER_SESSION_LIFETIME : SESSION_LIFETIME;
			const set = changed
				? [
						sessionCookie(names.session, sealed || undefined, { secure, maxAge }),
						sessionCookie(names.signedIn, sealed ? "1" : undefined, { secure, maxAge, script: true }),
					]
				: staleCookies();
			return waits.changed
				? [...set, sessionCookie(names.waiting, waits.value, { secure, maxAge: CODE_LIFETIME })]
				: set;
		},
	};
}
