// Directus checks a password only if the account has one, which takes longer than its minimum response time. For other
// accounts, this hashes a password anyway, so that response times don't reveal which accounts exist.

import { setTimeout as sleep } from "node:timers/promises";
import { InvalidCredentialsError } from "@directus/errors";
import type { HookExtensionContext } from "@directus/types";
import { z } from "zod";

const account = z.object({
	status: z.literal("active"),
	provider: z.literal("default"),
	password: z.string().min(1),
});

/** Format of a mail address; Directus rejects others before it looks up an account. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Creates the check for sign-ins to accounts that don't exist or cannot sign in with a password.
 * @throws InvalidCredentialsError from the returned function, after the time that a wrong password takes; returns for
 * all other accounts
 */
export function unknownAccounts({ database, env, getSchema, services }: HookExtensionContext) {
	const stallTimeMs = Number(env.LOGIN_STALL_TIME);
	return async (email: string, password: unknown): Promise<void> => {
		if (!ADDRESS.test(email) || typeof password !== "string" || password === "") return;
		const found: unknown = await database("directus_users")
			.whereRaw("lower(email) = ?", [email])
			.first("status", "provider", "password");
		if (account.safeParse(found).success) return;
		// Hashes like Directus, with the operator's settings.
		const hashing = new services.PayloadService("directus_users", { knex: database, schema: await getSchema() });
		await Promise.all([hashing.processValues("create", { password }), sleep(stallTimeMs)]);
		throw new InvalidCredentialsError();
	};
}
