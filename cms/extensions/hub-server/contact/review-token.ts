import { randomUUID, timingSafeEqual } from "node:crypto";
import { MIN_AGE } from "@hub/shared-contracts/form/form";
import { hmacOf } from "./signing-keys.ts";

/** Maximum age of the review page in ms. */
const TOKEN_LIFETIME_MS = 60 * 60_000;

/** A valid token: the key under which its use is recorded, and until when it is valid, in ms since 1970. */
export interface ValidToken {
	readonly mark: string;
	readonly until: number;
}

/** Creates a token for the page on which exactly these texts can be sent. */
export function signToken(texts: readonly string[], key: string, now: number): string {
	const head = `${now}.${randomUUID()}`;
	return `${head}.${hmacOf(key, head, ...texts)}`;
}

/** Returns a valid token; undefined if it is expired, dated in the future, not ours, or of other texts. */
export function verifyToken(
	token: string | undefined,
	texts: readonly string[],
	key: string,
	now: number,
): ValidToken | undefined {
	const [, head = "", moment = "", id = "", given = ""] =
		/^((\d{13})\.([0-9a-f-]{36}))\.([\w-]{43})$/.exec(token ?? "") ?? [];
	if (!timingSafeEqual(Buffer.from(hmacOf(key, head, ...texts)), Buffer.from(given.padEnd(43)))) return undefined;
	const age = now - Number(moment);
	if (age < MIN_AGE.review || age > TOKEN_LIFETIME_MS) return undefined;
	return { mark: `review/${id}`, until: Number(moment) + TOKEN_LIFETIME_MS };
}
