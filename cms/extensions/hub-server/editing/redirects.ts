import { addressKey } from "@hub/shared-contracts/address/address-key";
import type { Reason } from "./refusal.ts";
import { type Row, textOf } from "./row.ts";
import { translate } from "./wording.ts";

export interface Line {
	readonly id: string;
	readonly from: string;
	readonly to: string;
}

/** Converts a row of `redirects`. */
export function lineOf(row: Row): Line {
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
export function conflict(line: Line, others: readonly Line[]): Reason | undefined {
	const [from, to] = [keyOf(line.from), keyOf(line.to)];
	if (from === to) return { at: "from", reason: translate("redirect.same", { path: line.from }) };
	const twin = others.find((other) => keyOf(other.from) === from);
	if (twin) return { at: "from", reason: translate("redirect.twin", { path: line.from, to: twin.to }) };
	const chain = chainFrom(line.to, others);
	const end = chain.at(-1);
	if (end !== undefined && keyOf(end) === from)
		return { at: "to", reason: translate("redirect.circle", { way: [line.from, line.to, ...chain].join(" → ") }) };
	if (end !== undefined) return { at: "to", reason: translate("redirect.onward", { path: line.to, to: end }) };
	const before = others.find((other) => keyOf(other.to) === from);
	if (!before) return undefined;
	return { at: "from", reason: translate("redirect.before", { before: before.from, path: line.from, to: line.to }) };
}

/** Returns the addresses that a chain of redirects visits. Ends before the first repetition. */
function chainFrom(href: string, lines: readonly Line[]): string[] {
	const byFrom = new Map(lines.map((line) => [keyOf(line.from), line]));
	const chain: string[] = [];
	for (let at = byFrom.get(keyOf(href)); at && !chain.includes(at.to); at = byFrom.get(keyOf(at.to))) chain.push(at.to);
	return chain;
}
