// Links in mails. They always have the language's prefix, which the site accepts with every strategy (LN-3), because
// mails are read long after a setting has changed.

import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { fillPattern, type RouteParams } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";

/** Creates absolute addresses of pages in a language. */
export interface SiteLinks {
	manage(slug: string, registrationId: string): string;
	event(slug: string): string;
	events(): string;
	recording(slug: string): string;
}

/** @param siteUrl the site's public address, with or without a slash at the end */
export function siteLinks(siteUrl: string, locale: Locale): SiteLinks {
	const page = (route: keyof typeof MAILED_PATHS, params: RouteParams = {}) =>
		`${siteUrl.replace(/\/+$/, "")}/${locale}${fillPattern(MAILED_PATHS[route], params)}`;
	return {
		manage: (slug, registrationId) => page("manage", { slug, registrationId }),
		event: (slug) => page("event", { slug }),
		events: () => page("events"),
		recording: (slug) => page("recording", { slug }),
	};
}
