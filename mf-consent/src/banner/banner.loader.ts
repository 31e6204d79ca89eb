import { CONSENT_COOKIES } from "@hub/shared-contracts/consent/consent";
import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { BannerData } from "./banner.slot.tsx";

/** Whether the banner has to ask. */
export function loadBanner({ cookie, href }: SlotLoaderContext): BannerData {
	return { answered: cookie(CONSENT_COOKIES.accepted.name) === "true", policy: href("privacy-policy") };
}
