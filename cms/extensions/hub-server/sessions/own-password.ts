// A session alone must not be enough to get an account for good: its password is asked for before the password or the
// address, to which a new password is mailed, are changed.

import { HitRateLimitError } from "@directus/errors";
import type { Accountability, EventContext } from "@directus/types";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { Refusal } from "../editing/refusal.ts";
import { languageOf } from "../editing/who-saves.ts";
import { say, speakIn } from "../editing/wording.ts";
import { SECOND_FACTOR } from "../limits/limits.ts";

/** What is needed to look at a password. */
export interface PasswordDeps {
	/** @throws InvalidCredentialsError where the password is not the account's */
	verify(user: string, password: string): Promise<void>;
	/** Whether a request was made by a program with a token of the operator's own. */
	isProgram(accountability: Accountability): boolean;
}

/** What an account changes that lets its holder sign in, or become another's. */
const GUARDED = ["password", "email"] as const;

const changed = z.record(z.string(), z.unknown());
const updating = z.object({ keys: z.array(z.string()) });

/**
 * Makes the rule for `users.update`: an account that changes its own password or address sends its password as `current_password` beside
 * it, which is stored nowhere. Administrators change those of others without; a mail for a new password is a proof of its own.
 */
export function ownPasswordRule({ verify, isProgram }: PasswordDeps) {
	const tries = new RateLimiterMemory({ ...SECOND_FACTOR });
	return async (payload: unknown, meta: unknown, context: EventContext): Promise<unknown> => {
		const { current_password: current, ...changes } = changed.parse(payload);
		const { accountability } = context;
		const user = accountability?.user;
		const isOwn = user && !isProgram(accountability) && updating.parse(meta).keys.includes(user);
		if (!isOwn || !GUARDED.some((field) => field in changes)) return changes;
		if (typeof current !== "string") {
			const reason = await speakIn(await languageOf(context), () => say("account.password-needed"));
			throw new Refusal({ reason, at: GUARDED.find((field) => field in changes) });
		}
		try {
			await tries.consume(user);
		} catch (used) {
			if (!(used instanceof RateLimiterRes)) throw used;
			throw new HitRateLimitError({ limit: SECOND_FACTOR.points, reset: new Date(Date.now() + used.msBeforeNext) });
		}
		await verify(user, current);
		await tries.delete(user);
		return changes;
	};
}
