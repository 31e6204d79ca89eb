// This package's texts, typed by the German ones.

import type { MessageKey, Translate } from "@hub/shared-contracts/language/messages";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type de from "../messages/de-DE.json";

/** What this package can say. */
export type DemosMessage = MessageKey<typeof de>;

/** The texts of this package in the page's language. */
export function useDemosMessages(): Translate<DemosMessage> {
	return useMessages<typeof de>("mf-demos");
}
