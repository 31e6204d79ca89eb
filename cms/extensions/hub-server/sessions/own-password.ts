// Requires the current password to change the password or the mail address, which receives password resets. A stolen
// session alone cannot take over an account.

import { HitRateLimitError } from "@directus/errors";
import type { Accountability, EventContext } from "@directus/types";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { languageOf } from "../accounts/editor-language.ts";
import { SECOND_FACTOR } from "../limits/limits.ts";
import { Refusal } from "../wording/refusal.ts";
import { runInLocale, translate } from "../wording/wording.ts";

export interface PasswordDeps {
	/** @throws InvalidCredentialsError if the password is wrong */
	verify(user: string, password: string): Promise<void>;
	/** True if a request used a static token of the operator. */
	isProgram(accountability: Accountability): boolean;
}

/** Fields that determine who can sign in to an account. */
const GUARDED = ["password", "email"] as const;

const changed = z.record(z.string(), z.unknown());
const updating = z.object({ keys: z.array(z.string()) });

/**
 * Creates the filter of `users.update`: an account that changes its own password or address has to send
 * `current_password`, which is not stored. Administrators change other accounts without it. Password resets by mail are
 * not affected.
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
			const reason = await runInLocale(await languageOf(context), () => translate("account.password-needed"));
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
