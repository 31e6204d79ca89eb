import type { PlainKey } from "@hub/shared-contracts/language/messages";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type { TFunction } from "i18next";

/** Keys of messages without placeholders. */
export type EventsMessage = PlainKey<"mf-events">;

/** Messages of this remote in one language. */
export type EventsTexts = TFunction<"mf-events">;

/** Returns this remote's messages in the page's language. */
export function useEventMessages(): EventsTexts {
	return useMessages("mf-events");
}
