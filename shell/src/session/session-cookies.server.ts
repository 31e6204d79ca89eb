// The cookies of a session: the sealed one (TK-1), and one that shows scripts that there is a session.

import { SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";
import { serialize } from "hono/utils/cookie";
import { z } from "zod";

/** A session as stored in a browser, sealed. */
export type StoredSession = z.infer<typeof storedSession>;

export const storedSession = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("account"),
		/** Stays the same when tokens are replaced; ends the session. */
		id: z.uuid(),
		access: z.string().nullable(),
		refresh: z.string(),
		expires: z.number().nullable(),
		expiresAt: z.number().nullable(),
	}),
	z.object({
		kind: z.literal("elsewhere"),
		id: z.uuid(),
		name: z.string(),
		mayPreview: z.boolean(),
		until: z.number(),
	}),
]);

/** A sign-in that waits for its one-time code. */
export const waitingSignIn = z.object({ email: z.string(), password: z.string(), until: z.number() });

/** Lifetime of a session without a visit, in s: that of a refresh token in Directus. */
export const SESSION_LIFETIME = 7 * 24 * 3_600;

/**
 * Lifetime of a session of the OpenID Connect provider, in s: a working day, since the site is not notified when an
 * account is removed.
 */
export const PROVIDER_SESSION_LIFETIME = 12 * 3_600;

/** Time for entering the one-time code, in s. */
export const CODE_LIFETIME = 300;

/** Names of the cookies. Under https the prefix binds them to this host and to secure connections. */
export function sessionCookieNames(secure: boolean) {
	const prefix = secure ? "__Host-" : "";
	return { session: `${prefix}hub_session`, waiting: `${prefix}hub_sign_in`, signedIn: SIGNED_IN_COOKIE } as const;
}

/** Returns a `Set-Cookie`; without a value, it deletes the cookie. */
export function sessionCookie(
	name: string,
	value: string | undefined,
	{ secure, maxAge, script = false }: { readonly secure: boolean; readonly maxAge: number; readonly script?: boolean },
): string {
	return serialize(name, value ?? "", {
		path: "/",
		sameSite: "Lax",
		httpOnly: !script,
		secure,
		maxAge: value === undefined ? 0 : maxAge,
	});
}
