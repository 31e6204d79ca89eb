// This package's texts, typed by the German ones.

import type { PlainKey } from "@hub/shared-contracts/language/messages";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type { TFunction } from "i18next";

/** Keys of messages without placeholders. */
export type EventsMessage = PlainKey<"mf-events">;

/** The remote's texts in a language. */
export type EventsTexts = TFunction<"mf-events">;

/** The texts of this package in the page's language. */
export function useEventMessages(): EventsTexts {
	return useMessages("mf-events");
}
