// Messages to staff about launches.

import { createI18n, textsFor } from "@hub/shared-contracts/language/i18n";
import { type ByLocale, LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { currentLocale } from "../wording/wording.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

const catalogues: ByLocale<MessageCatalogue> = { de, en };
const i18n = createI18n();
for (const code of LOCALE_CODES) i18n.addResourceBundle(code, "hub-server/launches", catalogues[code] ?? {});

/** Translates a message to the receiver's language. */
export const translate = textsFor(i18n, "hub-server/launches", currentLocale);
