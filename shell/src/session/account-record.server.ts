// The record of an account as the content service gives it: what the account may not read of itself is not in it.

import type { AccountRecord } from "@hub/shared-contracts/session/visitor-session";
import { z } from "zod";

/** An account without a role reads nothing of itself but its id. */
const record = z.object({
	id: z.string(),
	email: z.string().nullish(),
	first_name: z.string().nullish(),
	last_name: z.string().nullish(),
	tfa_secret: z.unknown().optional(),
});

/** Reads the answer of `GET /users/me`. @throws ZodError where it is none */
export function readAccount(answer: unknown): AccountRecord {
	const { id, email, first_name: first, last_name: last, tfa_secret: secret } = record.parse(answer);
	const name = [first, last].filter(Boolean).join(" ") || (email ?? "");
	return { id, email: email ?? "", firstName: first ?? "", lastName: last ?? "", name, twoFactor: Boolean(secret) };
}
