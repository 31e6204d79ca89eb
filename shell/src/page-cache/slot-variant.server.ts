// What slots make of a visitor's cookies: a short text for each, so that visitors with the same texts share cached pages.

import { cookieIn } from "../base/cookies.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";

/** Longest variant of a slot, in characters. */
const MAX_LENGTH = 20;

/** What a slot makes of a `Cookie` header; empty where it depends on no cookie. @throws what the slot's own function throws */
export function slotVariant(set: LoadedSet, slot: string, cookie: string | undefined): string {
	const variant = set.remotes.get(set.slots.get(slot) ?? "")?.server?.remote.slots?.[slot]?.variant;
	const value = variant ? String(variant((name) => cookieIn(cookie, name))) : "";
	if (value.length > MAX_LENGTH) throw new Error(`The variant of the slot “${slot}” is longer than ${MAX_LENGTH} characters.`);
	return value;
}

/** What all slots of a set make of it; undefined where one fails, so that nothing can be cached. */
export function variantOf(set: LoadedSet, cookie: string | undefined): string | undefined {
	try {
		return [...set.slots.keys()].map((slot) => encodeURIComponent(slotVariant(set, slot, cookie))).join(";");
	} catch {
		return undefined;
	}
}
