// Schemas of Directus' responses about an account. Fields that the account may not read are missing.

import type { AccountRecord } from "@hub/shared-contracts/session/visitor-session";
import { z } from "zod";
import { parseData } from "./transport-error.ts";

/** Response of calls that only change something. */
export const nothing = z.null();

/** Response of a change of the own account; null if the account may not read itself. */
export const changedAccount = z.union([nothing, z.looseObject({ id: z.string() })]);

/** A new secret for a second factor. */
export const newSecret = z.object({ secret: z.string(), otpauth_url: z.string() });

/** An account without a role can only read its id. */
const record = z.object({
	id: z.string(),
	email: z.string().nullish(),
	first_name: z.string().nullish(),
	last_name: z.string().nullish(),
	tfa_secret: z.unknown().optional(),
});

/**
 * Parses the response of `GET /users/me`.
 * @throws TransportError if it is invalid
 */
export function readAccount(answer: unknown): AccountRecord {
	const { id, email, first_name: first, last_name: last, tfa_secret: secret } = parseData(record, answer);
	const name = [first, last].filter(Boolean).join(" ") || (email ?? "");
	return { id, email: email ?? "", firstName: first ?? "", lastName: last ?? "", name, twoFactor: Boolean(secret) };
}
