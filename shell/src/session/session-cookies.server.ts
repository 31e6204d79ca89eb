// The cookies of a session: the sealed one, which is the truth (TK-1), and the one by which scripts know that asking is worth it.

import { SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";
import { serialize } from "hono/utils/cookie";
import { z } from "zod";

/** A session that is stored in a browser, sealed. */
export type StoredSession = z.infer<typeof storedSession>;

export const storedSession = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("account"),
		/** By which the session is ended; tokens are replaced, this is not. */
		id: z.uuid(),
		access: z.string().nullable(),
		refresh: z.string(),
		expires: z.number().nullable(),
		expiresAt: z.number().nullable(),
	}),
	z.object({ kind: z.literal("elsewhere"), id: z.uuid(), name: z.string(), mayPreview: z.boolean(), until: z.number() }),
]);

/** What a one-time code is still missing of. */
export const waitingSignIn = z.object({ email: z.string(), password: z.string(), until: z.number() });

/** How long a session lasts without a visit, in s: as long as the content service takes a refresh token. */
export const SESSION_LIFETIME = 7 * 24 * 3_600;

/** How long a session of another provider lasts, in s: a working day, since nothing tells here that an account there is gone. */
export const PROVIDER_SESSION_LIFETIME = 12 * 3_600;

/** How long a sign-in waits for its one-time code, in s. */
export const WAITS_FOR = 300;

/** The names of the cookies. Under https the prefix binds them to this host and to secure connections. */
export function sessionCookieNames(secure: boolean) {
	const prefix = secure ? "__Host-" : "";
	return { session: `${prefix}hub_session`, waiting: `${prefix}hub_sign_in`, signedIn: SIGNED_IN_COOKIE } as const;
}

/** A `Set-Cookie`; without a value, the browser forgets it. */
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
