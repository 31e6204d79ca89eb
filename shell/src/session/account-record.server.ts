// What the content service returns from calls about an account. What the account may not read of itself is not in its record.

import type { AccountRecord } from "@hub/shared-contracts/session/visitor-session";
import { z } from "zod";
import { parseAnswer } from "./transport-error.ts";

/** From a call that only changes something. */
export const nothing = z.null();

/** From a change of one's own account; nothing if the account may not read itself. */
export const changedAccount = z.union([nothing, z.looseObject({ id: z.string() })]);

/** The secret of a second factor that is being set up. */
export const newSecret = z.object({ secret: z.string(), otpauth_url: z.string() });

/** An account without a role reads nothing of itself but its id. */
const record = z.object({
	id: z.string(),
	email: z.string().nullish(),
	first_name: z.string().nullish(),
	last_name: z.string().nullish(),
	tfa_secret: z.unknown().optional(),
});

/** Reads the answer of `GET /users/me`. @throws TransportError if it is something else */
export function readAccount(answer: unknown): AccountRecord {
	const { id, email, first_name: first, last_name: last, tfa_secret: secret } = parseAnswer(record, answer);
	const name = [first, last].filter(Boolean).join(" ") || (email ?? "");
	return { id, email: email ?? "", firstName: first ?? "", lastName: last ?? "", name, twoFactor: Boolean(secret) };
}
