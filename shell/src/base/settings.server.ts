// What a site is opened with: its settings, and what is known once the content service runs.

import type { StoreSettings } from "@hub/releases/open-store";
import type { SettingsFor } from "@hub/settings/read-settings";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";

/** The site's settings; docs/settings.md has those of the environment. */
export interface Settings extends SettingsFor<"site">, StoreSettings {
	/** Where Directus answers, and with what. */
	readonly cmsUrl: string;
	readonly cmsToken: string;
	/** Signs what the content service asks, and links to previews. */
	readonly publishSecret: string;
	/** What cookies are sealed with, the newest first. */
	readonly sessionKeys: readonly string[];
	/** Where fonts are written to that pictures are drawn with; it is made when the first one is. */
	readonly fontsDir: string;
	/** Where the site stores what it can rebuild; without it, nothing outlives its process. */
	readonly siteDir?: string | undefined;
	/** Most addresses in one file of the sitemap; see `SITEMAP_LIMIT`. */
	readonly sitemapLimit?: number;
}

/** Settings of a site that `npm start` runs. */
export interface HostSettings extends Settings {
	readonly siteDir: string;
}

type ThirdPartySettings = Pick<Settings, "analyticsUrl" | "analyticsSiteId" | "advertisingUrl" | "advertisingPartnerId">;

/** Where an advertising network has its script, when its origin alone is known. */
const TAG_PATH = "/li.lms-analytics/insight.min.js";

/** The third parties that the settings name, for those who load something of theirs with consent. */
export function thirdPartiesOf({
	analyticsUrl,
	analyticsSiteId,
	advertisingUrl,
	advertisingPartnerId,
}: ThirdPartySettings): ThirdParties {
	return {
		...(analyticsUrl && { analytics: { url: analyticsUrl, siteId: analyticsSiteId } }),
		...(advertisingUrl &&
			advertisingPartnerId && { advertising: { script: scriptOf(advertisingUrl), partnerId: advertisingPartnerId } }),
	};
}

function scriptOf(address: string): string {
	const url = new URL(address);
	return url.pathname === "/" ? new URL(TAG_PATH, url).href : address;
}

/** Origins of configured third parties; the policy lets them in, consent decides in code. */
export function thirdPartyOrigins(settings: ThirdPartySettings): string[] {
	const { analytics, advertising } = thirdPartiesOf(settings);
	return [analytics?.url, advertising?.script].flatMap((address) => address ?? []).map((address) => new URL(address).origin);
}
