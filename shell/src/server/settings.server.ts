// What a site is opened with: its settings, and what is known once the content service runs.

import type { SettingsFor } from "@hub/shared-contracts/settings/read-settings";

/** The site's settings; docs/settings.md has those of the environment. */
export interface Settings extends SettingsFor<"site"> {
	/** Where Directus answers, and with what. */
	readonly cmsUrl: string;
	readonly cmsToken: string;
	/** Signs the publish hook. */
	readonly publishSecret: string;
	/** The release store's folder. */
	readonly releasesDir: string;
	/** Where fonts are written to that pictures are drawn with; it is made when the first one is. */
	readonly fontsDir: string;
	/** Where the site keeps what it can make anew; without it, nothing outlives its process. */
	readonly siteDir?: string | undefined;
	/** Most addresses in one file of the sitemap; see `SITEMAP_LIMIT`. */
	readonly sitemapLimit?: number;
}

/** Origins of configured third parties; the policy lets them in, consent decides in code. */
export function thirdPartyOrigins({ analyticsUrl, advertisingUrl }: Pick<Settings, "analyticsUrl" | "advertisingUrl">): string[] {
	return [analyticsUrl, advertisingUrl].filter((origin) => origin !== undefined);
}
