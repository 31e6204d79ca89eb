import { siteSettingsOf } from "@hub/content-model/cms/site-settings";
import { FIRST_POLICY, POLICY_COOKIE, readConsent } from "@hub/shared-contracts/consent/consent";
import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { BannerData } from "./banner.slot.tsx";

/** The version of the privacy policy to which the visitor answered; empty without an answer. What was answered is the browser's to know. */
export function answeredPolicy(cookie: (name: string) => string | undefined): string {
	if (!readConsent({ cookie }).accepted) return "";
	const [version = ""] = (cookie(POLICY_COOKIE.name) ?? FIRST_POLICY).split("~");
	return version.slice(0, 20);
}

/** Whether the banner has to ask, and what may be loaded with consent. */
export async function loadBanner({ variant, content, locale, thirdParties }: SlotLoaderContext): Promise<BannerData> {
	const { policyVersion } = (await content.first(siteSettingsOf(locale))) ?? { policyVersion: FIRST_POLICY };
	const live = thirdParties.analytics !== undefined || thirdParties.advertising !== undefined;
	return { ...(variant === policyVersion ? {} : { policy: policyVersion }), ...thirdParties, live };
}
