import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type { TFunction } from "i18next";

export function useShellMessages(): TFunction<"shell"> {
	return useMessages("shell");
}
