// Legacy redirects, and redirects of editors, which are read like pages.

import { allRedirects } from "@hub/content-model/cms/redirect";
import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { Log } from "../base/log.server.ts";
import type { MovedResult } from "../page/page-result.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { canonicalHref } from "../router/address.ts";
import { followRedirects } from "../router/editors-redirects.ts";
import { legacyTarget } from "../router/legacy-redirects.ts";
import { matchAddress } from "../router/site-table.ts";
import { withSearch } from "../router/with-search.ts";
import type { PageRequest, Render } from "./page-request.server.ts";
import type { RegionLoader } from "./region-loader.server.ts";

/** Redirects of addresses without a page. */
export interface Redirects {
	/** Returns the legacy redirect of an address, if any. It precedes routes (RD-1). */
	legacy(set: LoadedSet, request: PageRequest): MovedResult | undefined;
	/** Returns the editors' redirect of an address without a page, if any (RD-2). */
	editors(render: Render): Promise<MovedResult | undefined>;
}

export function createRedirects(
	regions: RegionLoader,
	log: Log,
	strategy: LocaleStrategy,
	reports: readonly ReportRedirect[] | undefined,
): Redirects {
	return {
		legacy({ table }, { pathname, search }) {
			const to = legacyTarget(pathname, { table, strategy, reports });
			return to === undefined ? undefined : { kind: "moved", to: withSearch(to, search), permanent: true };
		},
		async editors(render) {
			const { set, request } = render;
			const { table } = set;
			// A static route keeps its address even while it has no content, so it need not wait for redirects.
			const fixed = (pathname: string) => matchAddress(table, pathname)?.route.path.includes(":") === false;
			if (fixed(request.pathname)) return undefined;
			try {
				const found = await followRedirects(request.pathname, {
					redirects: await regions.reader(render).list(allRedirects()),
					canonical: (href) => canonicalHref(table, strategy, href),
					legacy: (pathname) => legacyTarget(pathname, { table, strategy, reports }),
					async owned(pathname) {
						const match = matchAddress(table, pathname);
						if (!match) return false;
						const { route, params, form } = match;
						if (fixed(pathname)) return true;
						const part = { ...render, locale: form.locale, request: { ...request, pathname, search: "" } };
						return (await regions.route(part, route, params)).kind !== "missing";
					},
				});
				if (found.kind === "none") return undefined;
				if (found.kind === "moved")
					return { kind: "moved", to: withSearch(found.to, request.search), permanent: found.permanent };
				log.error(
					{ path: request.pathname, redirects: found.ids },
					"Redirects lead in a circle and are ignored: change or remove one of them in the content service",
				);
			} catch (error) {
				log.warn({ path: request.pathname, error: String(error) }, "Editors' redirects are unavailable");
			}
			return undefined;
		},
	};
}
