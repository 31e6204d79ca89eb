// The guards `auth` and `guest-only` for one request (TK-7). They redirect within the page's language.

import type { Locale, LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { routeHref } from "../router/address.ts";
import { GUARD_NAMES, guardRedirect } from "../router/guards.ts";
import type { Middleware } from "../router/middleware.ts";
import { matchAddress, type SiteRoute, type SiteTable } from "../router/site-table.ts";
import type { Render } from "./page-request.server.ts";

/** The guards; `unavailable` if Directus does not say whether the session is still valid. */
export type Guards = (
	render: Render,
	route: SiteRoute,
	path: string,
) => Promise<
	{ readonly kind: "unavailable" } | { readonly kind: "known"; readonly checks: Readonly<Record<string, Middleware>> }
>;

/** Creates the auth guards. */
export function createGuards(strategy: LocaleStrategy): Guards {
	return async ({ set, locale, request, use }, route, path) => {
		use.private = true;
		const visitor = (await request.session?.visitor()) ?? { kind: "guest" };
		if (visitor.kind === "unavailable") return { kind: "unavailable" };
		const signedIn = visitor.kind !== "guest";
		const checks = Object.fromEntries(
			GUARD_NAMES.map((name) => [
				name,
				() => {
					const to = guardRedirect(
						{ middleware: [name], auth: typeof route.auth === "object" ? route.auth : false },
						signedIn,
					);
					if (to === undefined) return true;
					const own = pathIn(set.table, strategy, to, locale);
					// The way back after signing in; the home page needs none.
					return signedIn || to === "/" || request.form ? own : `${own}?to=${encodeURIComponent(path)}`;
				},
			]),
		);
		return { kind: "known", checks };
	};
}

/** Returns a path of the default language in another one. */
function pathIn(table: SiteTable, strategy: LocaleStrategy, path: string, locale: Locale): string {
	const match = matchAddress(table, path);
	return (match && routeHref(table, strategy, match.route.key, match.params, locale)) ?? path;
}
