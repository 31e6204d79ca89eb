// This package's texts, typed by the German ones.

import type { PlainKey } from "@hub/shared-contracts/language/messages";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type { TFunction } from "i18next";

/** Keys of messages without placeholders. */
export type ContentMessage = PlainKey<"mf-content">;

/** The remote's texts in a language. */
export type ContentTexts = TFunction<"mf-content">;

/** The texts of this package in the page's language. */
export function useContentMessages(): ContentTexts {
	return useMessages("mf-content");
}
