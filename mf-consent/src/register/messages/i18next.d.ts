// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"lifetime.minutes_one": "{{count}}";
	"lifetime.minutes_other": "{{count}}";
	"lifetime.days_one": "{{count}}";
	"lifetime.days_other": "{{count}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-consent/register": SourceMessages<typeof de, Values>;
	}
}
