import { siteSettingsOf } from "@hub/content-model/cms/site-settings";
import { FIRST_POLICY, POLICY_COOKIE, readConsent } from "@hub/shared-contracts/consent/consent";
import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { BannerData } from "./banner.slot.tsx";

/** Returns the version of the privacy policy that the visitor answered; empty without an answer. */
export function answeredPolicy(cookie: (name: string) => string | undefined): string {
	if (!readConsent({ cookie }).accepted) return "";
	const [version = ""] = (cookie(POLICY_COOKIE.name) ?? FIRST_POLICY).split("~");
	return version.slice(0, 20);
}

/** Loads the banner's data: its policy version, if it is shown, and the third parties that need consent. */
export async function loadBanner({ variant, content, locale, thirdParties }: SlotLoaderContext): Promise<BannerData> {
	const { policyVersion } = (await content.first(siteSettingsOf(locale))) ?? { policyVersion: FIRST_POLICY };
	const live = thirdParties.analytics !== undefined || thirdParties.advertising !== undefined;
	return { ...thirdParties, policy: variant === policyVersion ? undefined : policyVersion, live };
}
