// The shell's own texts.

import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type { TFunction } from "i18next";

/** The shell's texts in the page's language. */
export function useShellMessages(): TFunction<"shell"> {
	return useMessages("shell");
}
