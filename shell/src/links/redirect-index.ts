// Editors' redirects by the address that they lead from, however it is written.

import type { Redirect } from "@hub/content-model/cms/redirect";
import { addressKey } from "@hub/shared-contracts/address/address-key";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { canonicalHref } from "../router/address.ts";
import type { SiteTable } from "../router/site-table.ts";

/** Redirects by address. */
export interface RedirectIndex {
	/** The redirect of an address in any of its forms; undefined where there is none. */
	at(pathname: string): Redirect | undefined;
}

/** The same, to be written. */
export interface WritableRedirectIndex extends RedirectIndex {
	/** Puts a redirect in the place of the one with the same id; undefined takes it out. @returns whether it is another now */
	put(id: string, redirect: Redirect | undefined): boolean;
}

/** An index of redirects in which there is nothing yet. */
export function createRedirectIndex(table: SiteTable, strategy: LocaleStrategy): WritableRedirectIndex {
	const byId = new Map<string, Redirect>();
	/** Several may lead from the forms of one address: the last by `from` counts. */
	const byKey = new Map<string, readonly Redirect[]>();
	const keyOf = (path: string) => addressKey(canonicalHref(table, strategy, path));
	const change = (path: string, next: (there: readonly Redirect[]) => readonly Redirect[]): void => {
		const key = keyOf(path);
		const redirects = next(byKey.get(key) ?? []);
		if (redirects.length > 0) byKey.set(key, redirects);
		else byKey.delete(key);
	};
	return {
		at: (pathname) => byKey.get(keyOf(pathname))?.at(-1),
		put(id, after) {
			const before = byId.get(id);
			if (before?.from === after?.from && before?.to === after?.to) return false;
			if (before) change(before.from, (there) => there.filter((one) => one !== before));
			if (after) change(after.from, (there) => [...there, after].sort(inOrder));
			if (after) byId.set(id, after);
			else byId.delete(id);
			return true;
		},
	};
}

function inOrder(one: Redirect, other: Redirect): number {
	return order(one.from, other.from) || order(one.id, other.id);
}

function order(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}
