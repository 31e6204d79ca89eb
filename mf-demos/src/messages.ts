import type { PlainKey } from "@hub/shared-contracts/language/messages";
import { useMessages } from "@hub/shared-contracts/remote/runtime";
import type { TFunction } from "i18next";

/** Keys of messages without placeholders. */
export type DemosMessage = PlainKey<"mf-demos">;

/** Messages of this remote in one language. */
export type DemosTexts = TFunction<"mf-demos">;

/** Returns this remote's messages in the page's language. */
export function useDemosMessages(): DemosTexts {
	return useMessages("mf-demos");
}
