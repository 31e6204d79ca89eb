// The site's settings, including those that are known only once Directus runs.

import type { StoreSettings } from "@hub/releases/open-store";
import type { SettingsFor } from "@hub/settings/read-settings";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";

/** The site's settings; docs/settings.md lists the environment variables. */
export interface Settings extends SettingsFor<"site">, StoreSettings {
	/** Base URL and token of Directus. */
	readonly cmsUrl: string;
	readonly cmsToken: string;
	/** Signs requests from Directus and links to previews. */
	readonly publishSecret: string;
	/** Keys that seal cookies, newest first. */
	readonly sessionKeys: readonly string[];
	/** Folder for the fonts that share pictures are drawn with; created when the first one is drawn. */
	readonly fontsDir: string;
	/** Folder for data that the site can rebuild; without it, nothing outlives the process. */
	readonly siteDir?: string | undefined;
	/** Addresses per file of the sitemap; see `SITEMAP_LIMIT`. */
	readonly sitemapLimit?: number;
}

/** Settings of a site started by `npm start`. */
export interface HostSettings extends Settings {
	readonly siteDir: string;
}

type ThirdPartySettings = Pick<
	Settings,
	"analyticsUrl" | "analyticsSiteId" | "advertisingUrl" | "advertisingPartnerId"
>;

/** Path of an advertising network's script if only its origin is configured. */
const TAG_PATH = "/li.lms-analytics/insight.min.js";

/** Returns the configured third parties for remotes that load their scripts after consent. */
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

/**
 * Returns the origins of configured third parties, for the content security policy; whether they are used depends on
 * consent.
 */
export function thirdPartyOrigins(settings: ThirdPartySettings): string[] {
	const { analytics, advertising } = thirdPartiesOf(settings);
	return [analytics?.url, advertising?.script]
		.flatMap((address) => address ?? [])
		.map((address) => new URL(address).origin);
}
