// Directus compares a password only where there is an account with one, which takes longer than its least time for an answer. Where there
// is none, a password is hashed for nothing: how long an answer takes says nothing of who has an account.

import { setTimeout as sleep } from "node:timers/promises";
import { InvalidCredentialsError } from "@directus/errors";
import type { HookExtensionContext } from "@directus/types";
import { z } from "zod";

const account = z.object({
	status: z.literal("active"),
	provider: z.literal("default"),
	password: z.string().min(1),
});

/** The form of an address; Directus refuses others before it looks for an account. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Makes the answer to a sign-in of an account that there is not, or that may not sign in with a password.
 * @throws InvalidCredentialsError by what it returns, after the time of a wrong password; returns in time for all other accounts
 */
export function unknownAccounts({ database, env, getSchema, services }: HookExtensionContext) {
	const least = Number(env.LOGIN_STALL_TIME);
	return async (email: string, password: unknown): Promise<void> => {
		if (!ADDRESS.test(email) || typeof password !== "string" || password === "") return;
		const found: unknown = await database("directus_users")
			.whereRaw("lower(email) = ?", [email])
			.first("status", "provider", "password");
		if (account.safeParse(found).success) return;
		// As Directus itself hashes, with the operator's settings for it.
		const hashing = new services.PayloadService("directus_users", { knex: database, schema: await getSchema() });
		await Promise.all([hashing.processValues("create", { password }), sleep(least)]);
		throw new InvalidCredentialsError();
	};
}
