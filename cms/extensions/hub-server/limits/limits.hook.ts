import { HitRateLimitError, InvalidOtpError } from "@directus/errors";
import type { HookConfig } from "@directus/types";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { openRedis } from "../../../src/redis.ts";
import { createLinkCheck } from "../outbox/account-links.ts";
import { MAILS, ONE_TIME_CODE, PASSWORDS, PROOFS, RATE_LIMIT, SECOND_FACTOR, STORED } from "./limits.ts";
import { networkOf } from "./network-of.ts";
import { refuseEarly } from "./refuse-early.ts";
import { callerOf, hasStaticToken, type Router } from "./requests.ts";
import { limitStaffReads } from "./staff-reads.ts";
import { unknownAccounts } from "./unknown-accounts.ts";

/** Limiter with the key that it counts. */
interface LimitedKey {
	readonly limiter: RateLimiterAbstract;
	readonly key: string;
}

/**
 * Limits attempts by strangers at Studio and its API. Directus' own limiter counts by address, which the site's reads
 * and editors behind a proxy on this machine share. Its lock suspends an account permanently after wrong passwords, so
 * any stranger could lock the administrator out. Counts are in Redis, if configured, for all content services. Without
 * Redis, and while it does not respond, they are in this process's memory.
 */
const limitsHook: HookConfig = ({ init, filter }, context) => {
	limitStaffReads({ filter });
	const mayLeadTo = createLinkCheck(context.env);
	const refuseUnknown = unknownAccounts(context);
	const { HUB_REDIS: redisUrl } = z.object({ HUB_REDIS: z.string().optional() }).parse(context.env);
	const redis =
		redisUrl &&
		openRedis(redisUrl, (problem) =>
			context.logger.error(
				problem,
				"Redis does not respond: sign-ins and requests are counted by each content service alone until it does.",
			),
		);
	const limiterOf = (
		name: string,
		limit: { readonly points: number; readonly duration: number },
	): RateLimiterAbstract => {
		const own = new RateLimiterMemory({ ...limit });
		return redis
			? new RateLimiterRedis({ ...limit, storeClient: redis, keyPrefix: `hub:${name}`, insuranceLimiter: own })
			: own;
	};
	const passwords = {
		pair: limiterOf("passwords", PASSWORDS.pair),
		account: limiterOf("passwords-account", PASSWORDS.account),
		network: limiterOf("passwords-network", PASSWORDS.network),
	};
	const mails = {
		account: limiterOf("mails", MAILS.account),
		accountDay: limiterOf("mails-day", MAILS.accountDay),
		network: limiterOf("mails-network", MAILS.network),
	};
	const proofs = limiterOf("proofs", PROOFS);
	const stored = limiterOf("stored", STORED);
	const secondFactor = limiterOf("second-factor", SECOND_FACTOR);
	const usedCodes = limiterOf("one-time-codes", ONE_TIME_CODE);
	const flood = limiterOf("requests", RATE_LIMIT);

	// Directus handles these requests before it authenticates an account.
	init("middlewares.before", ({ app }: { app?: Router }) => {
		app?.use("/deployments/webhooks", (request, response, next) => {
			take(response, [{ limiter: flood, key: networkOf(request.ip) }]).then(next, next);
		});
	});

	init("routes.before", ({ app }: { app?: Router }) => {
		if (app) refuseEarly(app, mayLeadTo);

		// Requests with a static token, such as the site's, are not counted.
		app?.use((request, response, next) => {
			if (hasStaticToken(request)) return next();
			const { user } = callerOf(request);
			take(response, [{ limiter: flood, key: user ?? networkOf(request.ip) }]).then(next, next);
		});

		app?.post(/^\/auth\/login(\/|$)/i, (request, response, next) => {
			const [account, network] = [bodyText(request, "email"), networkOf(request.ip)];
			const limitedKeys: LimitedKey[] = [
				{ limiter: passwords.pair, key: `${account} ${network}` },
				{ limiter: passwords.account, key: account },
				{ limiter: passwords.network, key: network },
			];
			const code = bodyText(request, "otp");
			const used = `${account} ${code}`;
			// Counts each attempt before its check, so that parallel ones are not all checked. A correct one is given back.
			let isFirst = false;
			response.on("finish", () => {
				if (response.statusCode !== 200 && isFirst) void usedCodes.delete(used);
				// Attempts that Directus could not check are not counted.
				if (response.statusCode >= 500) {
					void passwords.pair.reward(`${account} ${network}`);
					void passwords.account.reward(account);
					void passwords.network.reward(network);
				}
				if (response.statusCode !== 200) return;
				void passwords.pair.delete(`${account} ${network}`);
				void passwords.account.reward(account);
				void passwords.network.reward(network);
			});
			take(response, limitedKeys)
				.then(async () => {
					if (code === "") return;
					await usedCodes.consume(used).catch(() => {
						throw new InvalidOtpError();
					});
					isFirst = true;
				})
				.then(() => refuseUnknown(account, (request.body as { readonly password?: unknown } | undefined)?.password))
				.then(next, next);
		});

		app?.post(/^\/users\/me\/tfa\/(generate|enable|disable)\/?$/i, (request, response, next) => {
			const { user } = callerOf(request);
			// Counts separately: an own second factor would otherwise give back attempts at the password.
			const key = `${request.params[0]} ${user ?? networkOf(request.ip)}`.toLowerCase();
			response.on("finish", () => {
				if (response.statusCode < 300) void secondFactor.delete(key);
			});
			take(response, [{ limiter: secondFactor, key }]).then(next, next);
		});

		app?.post(/^\/auth\/password\/request\/?$/i, (request, response, next) => {
			const limitedKeys: LimitedKey[] = [
				{ limiter: mails.account, key: bodyText(request, "email") },
				{ limiter: mails.accountDay, key: bodyText(request, "email") },
				{ limiter: mails.network, key: networkOf(request.ip) },
			];
			take(response, limitedKeys)
				.then(() => {
					response.on("finish", () => {
						// No mail is sent: a stranger must not use up the mails of an account by requests that Directus refuses.
						if (response.statusCode >= 400) for (const { limiter, key } of limitedKeys) void limiter.reward(key);
					});
				})
				.then(next, next);
		});

		app?.post(
			/^\/(auth\/password\/reset|users\/invite\/accept|users\/register|shares\/auth)\/?$/i,
			(request, response, next) => {
				take(response, [{ limiter: proofs, key: networkOf(request.ip) }]).then(next, next);
			},
		);

		app?.post(/^\/(users\/register|shares\/auth)\/?$/i, (request, response, next) => {
			const key = request.params[0]?.toLowerCase() ?? "";
			response.on("finish", () => {
				// Requests that stored nothing are not counted.
				if (response.statusCode >= 300) void stored.reward(key);
			});
			take(response, [{ limiter: stored, key }]).then(next, next);
		});
	});
};

export default limitsHook;

/** Consumes a point of each limit. @throws HitRateLimitError if one is exhausted; the response says when to retry */
async function take(
	response: { set(name: string, value: string): unknown },
	limitedKeys: readonly LimitedKey[],
): Promise<void> {
	for (const { limiter, key } of limitedKeys) {
		try {
			await limiter.consume(key);
		} catch (refused) {
			if (!(refused instanceof RateLimiterRes)) throw refused;
			response.set("Retry-After", String(Math.ceil(refused.msBeforeNext / 1_000)));
			throw new HitRateLimitError({ limit: limiter.points, reset: new Date(Date.now() + refused.msBeforeNext) });
		}
	}
}

/** Returns a text of the body in lower case, as Directus looks up accounts. */
function bodyText(request: { readonly body?: unknown }, name: string): string {
	const value = (request.body as Record<string, unknown> | undefined)?.[name];
	return typeof value === "string" ? value.toLowerCase().slice(0, 255) : "";
}
