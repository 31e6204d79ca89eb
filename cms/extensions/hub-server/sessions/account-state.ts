// Invalidates access tokens when the state of their account changes. Directus checks the session row only for Studio's
// cookie: a token of `mode: json` stays valid for its 15 minutes, whatever happens to the account.

import { createHash } from "node:crypto";
import { InvalidCredentialsError } from "@directus/errors";
import type { Knex } from "knex";
import { z } from "zod";

/** Claim of an access token with the state of its account. */
const CLAIM = "hub_state";

const account = z.object({
	status: z.string(),
	email: z.string().nullable(),
	password: z.string().nullable(),
	tfa_secret: z.string().nullable(),
});

const newClaims = z.looseObject({ id: z.string(), session: z.undefined().optional() });
const claims = newClaims.extend({ iss: z.literal("directus"), [CLAIM]: z.string().optional() });

/** Adds the account's state to the claims of a new access token. @param payload as in the filter `auth.jwt` */
export async function withState(database: Knex, payload: unknown): Promise<unknown> {
	const created = newClaims.safeParse(payload);
	return created.success ? { ...created.data, [CLAIM]: (await stateOf(database, created.data.id)) ?? "" } : payload;
}

/**
 * Checks that an account's state is the one of its token. Directus verifies the signature later; other tokens are
 * ignored.
 * @throws InvalidCredentialsError if the password, address or second factor changed, or the account is not active
 */
export async function checkState(database: Knex, token: unknown): Promise<void> {
	const read = claims.safeParse(claimsIn(token));
	if (!read.success) return;
	if (read.data[CLAIM] !== (await stateOf(database, read.data.id))) throw new InvalidCredentialsError();
}

/** True if a token was issued at sign-in: it has claims. Static tokens, like the site's, have none. */
export function isSignedIn(token: unknown): boolean {
	return claimsIn(token) !== undefined;
}

/** Fingerprint of an account's credentials and status; undefined if it may not sign in. */
async function stateOf(database: Knex, id: string): Promise<string | undefined> {
	const found: unknown = await database("directus_users")
		.where({ id })
		.first("status", "email", "password", "tfa_secret");
	const { success, data } = account.safeParse(found);
	if (!success || data.status !== "active") return undefined;
	const { email, password, tfa_secret } = data;
	return createHash("sha256")
		.update(JSON.stringify([email, password, tfa_secret]))
		.digest("base64url");
}

/** Returns the unverified claims of a JWT; undefined for other tokens. */
function claimsIn(token: unknown): unknown {
	const [, body, ...rest] = typeof token === "string" ? token.split(".") : [];
	if (body === undefined || rest.length !== 1) return undefined;
	try {
		return JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
	} catch {
		return undefined;
	}
}
