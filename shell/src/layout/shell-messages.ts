// The shell's own texts.

import type { MessageKey, Translate } from "@hub/shared-contracts/language/messages";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type de from "../../messages/de-DE.json";

/** The shell's texts in the page's language. */
export function useShellMessages(): Translate<MessageKey<typeof de>> {
	return useMessages<typeof de>("shell");
}
