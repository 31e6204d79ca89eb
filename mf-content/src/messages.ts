import type { PlainKey } from "@hub/shared-contracts/language/messages";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type { TFunction } from "i18next";

/** Keys of messages without placeholders. */
export type ContentMessage = PlainKey<"mf-content">;

/** Messages of this remote in one language. */
export type ContentTexts = TFunction<"mf-content">;

/** Returns this remote's messages in the page's language. */
export function useContentMessages(): ContentTexts {
	return useMessages("mf-content");
}
