// Where mails lead to. The language's prefix is always there: every site answers it, whatever its strategy (LN-3), and a mail is read
// long after a setting was changed. The paths are those of the routes `manage`, `event`, `events` and `recording`; see
// docs/registrations.md.

import type { Locale } from "@hub/shared-contracts/language/locale";

/** Makes absolute addresses of pages in a language. */
export interface SiteLinks {
	manage(slug: string, registrationId: string): string;
	event(slug: string): string;
	events(): string;
	recording(slug: string): string;
}

/** @param siteUrl the site's public address, with or without a slash at the end */
export function siteLinks(siteUrl: string, locale: Locale): SiteLinks {
	const page = (...parts: string[]) => [siteUrl.replace(/\/+$/, ""), locale, "events", ...parts.map(encodeURIComponent)].join("/");
	return {
		manage: (slug, registrationId) => page(slug, "manage", registrationId),
		event: (slug) => page(slug),
		events: () => page(),
		recording: (slug) => page("recordings", slug),
	};
}
