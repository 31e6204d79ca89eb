// Resolves editors' redirects to one hop: chains are followed to their end, loops are reported (RD-2).

import type { Redirect } from "@hub/content-model/cms/redirect";
import { addressKey } from "@hub/shared-contracts/address/address-key";
import { withSearch } from "./with-search.ts";

export interface RedirectRules {
	readonly redirects: readonly Redirect[];
	/** Returns an address of this site in canonical form, any other unchanged. */
	canonical(href: string): string;
	/** Returns the legacy redirect of a path. It wins over editors' redirects. */
	legacy(pathname: string): string | undefined;
	/** True if a page exists at a path. Content wins over editors' redirects. */
	owned(pathname: string): Promise<boolean>;
}

export type RedirectEnd =
	| { readonly kind: "none" }
	/** `to` is a canonical path of this site or an https address. Permanent if every step is. */
	| { readonly kind: "moved"; readonly to: string; readonly permanent: boolean }
	/** The path leads into a loop of the redirects with these ids. */
	| { readonly kind: "loop"; readonly ids: readonly string[] };

/** Follows the redirects from a path to their end, with the query that an editor wrote. */
export async function followRedirects(pathname: string, rules: RedirectRules): Promise<RedirectEnd> {
	// All forms of an address are equal: an editor may write `/en/old` where `/old` is canonical.
	const keyOf = (path: string) => addressKey(rules.canonical(path));
	const byKey = new Map(rules.redirects.map((redirect) => [keyOf(redirect.from), redirect] as const));
	const visited = new Map<string, Redirect>();
	let at = pathname;
	let search = "";
	let permanent = true;
	for (;;) {
		const path = pathOf(at);
		const key = keyOf(path);
		const legacy = rules.legacy(path);
		const redirect = legacy === undefined ? byKey.get(key) : undefined;
		if (legacy === undefined && (!redirect || (await rules.owned(path)))) break;
		if (visited.has(key)) return { kind: "loop", ids: idsFrom(visited, key) };
		// The legacy table leads to no other old address, so it cannot close a loop by itself.
		if (redirect) visited.set(key, redirect);
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

/** Returns the ids of the loop that closes at a key, without the path into it. */
function idsFrom(visited: ReadonlyMap<string, Redirect>, key: string): string[] {
	const keys = [...visited.keys()];
	return [...visited.values()].slice(keys.indexOf(key)).map(({ id }) => id);
}
