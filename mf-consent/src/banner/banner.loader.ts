import { siteSettingsOf } from "@hub/shared-contracts/cms/site-settings";
import { FIRST_POLICY, readConsent } from "@hub/shared-contracts/consent/consent";
import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { BannerData } from "./banner.slot.tsx";

/** Whether the banner has to ask, and what may be loaded with consent. */
export async function loadBanner({ cookie, content, locale, thirdParties }: SlotLoaderContext): Promise<BannerData> {
	const { policyVersion } = (await content.first(siteSettingsOf(locale))) ?? { policyVersion: FIRST_POLICY };
	const answered = readConsent({ cookie, policy: policyVersion }).accepted;
	const live = thirdParties.analytics !== undefined || thirdParties.advertising !== undefined;
	return { ...(answered ? {} : { policy: policyVersion }), ...thirdParties, live };
}
