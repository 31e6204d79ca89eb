// This room's texts, typed by the German ones.

import type { MessageKey, Translate } from "@hub/shared-contracts/language/messages";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type de from "../messages/de.json";

/** The texts of this room in the page's language. */
export function useEventMessages(): Translate<MessageKey<typeof de>> {
	return useMessages<typeof de>("mf-events");
}
