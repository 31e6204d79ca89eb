import { addressKey } from "@hub/shared-contracts/address/address-key";
import { type Row, textOf } from "../entries/row.ts";
import type { Reason } from "../wording/refusal.ts";
import { translate } from "../wording/wording.ts";

/** A stored redirect. */
export interface Redirect {
	readonly id: string;
	readonly from: string;
	readonly to: string;
}

/** Converts a row of `redirects`. */
export function redirectOf(row: Row): Redirect {
	return { id: String(row.id), from: textOf(row, "from"), to: textOf(row, "to") };
}

/** Returns an address without query and hash. */
export function pathOf(href: string): string {
	return href.replace(/[?#].*$/s, "");
}

/** Returns the comparable part of an address. Addresses of other sites are returned unchanged. */
export function keyOf(href: string): string {
	return href.startsWith("/") ? addressKey(pathOf(href)) : href;
}

/** Returns a redirect's conflict with the others, if any. */
export function conflict(redirect: Redirect, others: readonly Redirect[]): Reason | undefined {
	const [from, to] = [keyOf(redirect.from), keyOf(redirect.to)];
	if (from === to) return { at: "from", reason: translate("redirect.same", { path: redirect.from }) };
	const twin = others.find((other) => keyOf(other.from) === from);
	if (twin) return { at: "from", reason: translate("redirect.twin", { path: redirect.from, to: twin.to }) };
	const chain = chainFrom(redirect.to, others);
	const end = chain.at(-1);
	if (end !== undefined && keyOf(end) === from)
		return {
			at: "to",
			reason: translate("redirect.circle", { way: [redirect.from, redirect.to, ...chain].join(" → ") }),
		};
	if (end !== undefined) return { at: "to", reason: translate("redirect.onward", { path: redirect.to, to: end }) };
	const before = others.find((other) => keyOf(other.to) === from);
	if (!before) return undefined;
	return {
		at: "from",
		reason: translate("redirect.before", { before: before.from, path: redirect.from, to: redirect.to }),
	};
}

/** Returns the addresses that a chain of redirects visits. Ends before the first repetition. */
function chainFrom(href: string, redirects: readonly Redirect[]): string[] {
	const byFrom = new Map(redirects.map((redirect) => [keyOf(redirect.from), redirect]));
	const chain: string[] = [];
	for (let at = byFrom.get(keyOf(href)); at && !chain.includes(at.to); at = byFrom.get(keyOf(at.to))) chain.push(at.to);
	return chain;
}
