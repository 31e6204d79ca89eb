// A browser's session for one request: opened from its cookies, and set in the answer where it changed.

import { randomUUID } from "node:crypto";
import { parse } from "hono/utils/cookie";
import type { Seal } from "./sealed-value.server.ts";
import {
	PROVIDER_SESSION_LIFETIME,
	SESSION_LIFETIME,
	type StoredSession,
	sessionCookie,
	sessionCookieNames,
	storedSession,
	WAITS_FOR,
} from "./session-cookies.server.ts";

/** What is opened with. */
export interface SessionJarOptions {
	readonly seal: Seal;
	/** Whether the site is under https. */
	readonly secure: boolean;
	/** How the provider is called at which people sign in besides; a session of one that is gone is none. */
	readonly providerName?: string | undefined;
}

/** The cookies of one request and its answer. */
export interface SessionJar {
	/** The name of the sealed cookie. */
	readonly name: string;
	/** The session as it is now. */
	readonly session: StoredSession | undefined;
	/** Its cookie's value; empty where there is none. */
	readonly sealed: string;
	/** What waits for its one-time code, sealed. */
	readonly waiting: string | undefined;
	set(next: StoredSession | undefined): void;
	wait(value: string | undefined): void;
	/** `Set-Cookie` headers for the answer; none where nothing changed. */
	cookies(): readonly string[];
}

/** A name for a new session, by which it is ended. */
export const newSessionId = (): string => randomUUID();

/** When a session ends where no visit comes before, in ms since 1970. */
export function endOf(session: StoredSession): number {
	if (session.kind === "elsewhere") return session.until;
	const { expires, expiresAt } = session;
	const renewed = expires === null || expiresAt === null ? Date.now() : expiresAt - expires;
	return renewed + SESSION_LIFETIME * 1_000;
}

/** Opens the cookies of a request. */
export function openSessionJar({ seal, secure, providerName }: SessionJarOptions, cookie: string | undefined): SessionJar {
	const names = sessionCookieNames(secure);
	const sent = cookie ? parse(cookie) : {};
	const found = storedSession.safeParse(seal.open("session", sent[names.session])).data;
	let session = found && (found.kind === "account" || (found.until >= Date.now() && providerName)) ? found : undefined;
	let sealed = session ? (sent[names.session] ?? "") : "";
	let changed = false;
	const waits: { value: string | undefined; changed: boolean } = { value: sent[names.waiting], changed: false };

	/** Takes away what is no session any more. */
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
		wait(value) {
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
			return waits.changed ? [...set, sessionCookie(names.waiting, waits.value, { secure, maxAge: WAITS_FOR })] : set;
		},
	};
}
