import type { MessageKey } from "@hub/shared-contracts/language/messages";
import type de from "./messages/de-DE.json";

/** What this prototype can say. */
export type PassportMessage = MessageKey<typeof de>;
