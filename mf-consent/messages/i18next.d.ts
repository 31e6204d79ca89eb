// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"settings.retention": "{{time}}";
	"settings.details": "{{category}}";
	"settings.stored": "{{category}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-consent": SourceMessages<typeof de, Values>;
	}
}
