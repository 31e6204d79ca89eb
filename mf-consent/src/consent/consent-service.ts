import type { ConsentService } from "@hub/shared-contracts/remote/services";
import { allowCategory, currentConsent, onConsentChange } from "./consent-state.client.ts";

/** Creates the service `consent`. */
export default function createConsentService(): ConsentService {
	return { get: currentConsent, subscribe: onConsentChange, allow: allowCategory };
}
