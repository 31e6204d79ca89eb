import type { ConsentState } from "@hub/shared-contracts/consent/consent";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";

/**
 * Returns which third parties may run: the tracker with its own category (CN-3), the advertising tag with third parties
 * (CN-4).
 */
export function allowedThirdParties({
	analytical,
	thirdParty,
}: ConsentState): Readonly<Record<keyof ThirdParties, boolean>> {
	return { analytics: analytical, advertising: thirdParty };
}
