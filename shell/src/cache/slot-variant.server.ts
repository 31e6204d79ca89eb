// Variants of pages. A slot reduces a visitor's cookies to a short text; visitors with the same texts share cached
// pages.

import { cookieIn } from "../base/cookies.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";

/** Longest variant of a slot, in characters. */
const MAX_LENGTH = 20;

/**
 * Returns a slot's variant for a `Cookie` header, empty if the slot declares none.
 * @throws errors of the remote's function
 */
export function slotVariant(set: LoadedSet, slot: string, cookie: string | undefined): string {
	const variant = set.remotes.get(set.slots.get(slot) ?? "")?.server?.remote.slots?.[slot]?.variant;
	const value = variant ? String(variant((name) => cookieIn(cookie, name))) : "";
	if (value.length > MAX_LENGTH)
		throw new Error(`The variant of the slot “${slot}” is longer than ${MAX_LENGTH} characters.`);
	return value;
}

/** Returns the variants of all slots of a set as one text; undefined if one fails: nothing can be cached then. */
export function variantOf(set: LoadedSet, cookie: string | undefined): string | undefined {
	try {
		return [...set.slots.keys()].map((slot) => encodeURIComponent(slotVariant(set, slot, cookie))).join(";");
	} catch {
		return undefined;
	}
}
