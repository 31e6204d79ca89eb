// Editors' redirects as one hop: chains are followed to their end, loops lead nowhere (RD-2).

import type { Redirect } from "@hub/content-model/cms/redirect";
import { addressKey } from "@hub/shared-contracts/address/address-key";
import { withSearch } from "./with-search.ts";

/** What redirects are followed with. */
export interface RedirectRules {
	readonly redirects: readonly Redirect[];
	/** An address of this site in its canonical form; any other as it stands. */
	canonical(href: string): string;
	/** Where the legacy table leads from a path. It wins over editors' redirects. */
	legacy(pathname: string): string | undefined;
	/** Whether something is shown at a path. Content wins over editors' redirects. */
	owned(pathname: string): Promise<boolean>;
}

/** Where redirects lead from a path. */
export type RedirectEnd =
	| { readonly kind: "none" }
	/** `to` is a canonical path of this site or an https address. Permanent when every step is. */
	| { readonly kind: "moved"; readonly to: string; readonly permanent: boolean }
	/** The path leads into a circle of the redirects with these ids. */
	| { readonly kind: "loop"; readonly ids: readonly string[] };

/** Follows the redirects from a path to their end. A query that an editor wrote goes along to the end. */
export async function followRedirects(pathname: string, rules: RedirectRules): Promise<RedirectEnd> {
	// The forms of one address are one: an editor may write `/en/old` where `/old` is canonical.
	const keyOf = (path: string) => addressKey(rules.canonical(path));
	const byKey = new Map(rules.redirects.map((redirect) => [keyOf(redirect.from), redirect] as const));
	const passed = new Map<string, Redirect>();
	let at = pathname;
	let search = "";
	let permanent = true;
	for (;;) {
		const path = pathOf(at);
		const key = keyOf(path);
		const legacy = rules.legacy(path);
		const redirect = legacy === undefined ? byKey.get(key) : undefined;
		if (legacy === undefined && (!redirect || (await rules.owned(path)))) break;
		if (passed.has(key)) return { kind: "loop", ids: idsFrom(passed, key) };
		// The legacy table leads to no other old address, so it cannot close a circle by itself.
		if (redirect) passed.set(key, redirect);
		if (redirect && !redirect.permanent) permanent = false;
		at = withSearch(redirect ? rules.canonical(redirect.to) : (legacy ?? at), search);
		if (!at.startsWith("/")) break;
		search = /\?[^#]*/.exec(at)?.[0] ?? "";
	}
	return at === pathname ? { kind: "none" } : { kind: "moved", to: at, permanent };
}

function pathOf(href: string): string {
	return href.replace(/[?#].*$/s, "");
}

/** The ids of the circle that closes at a key, without the way into it. */
function idsFrom(passed: ReadonlyMap<string, Redirect>, key: string): string[] {
	const keys = [...passed.keys()];
	return [...passed.values()].slice(keys.indexOf(key)).map(({ id }) => id);
}
