// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"new-page.count_one": "{{count}}";
	"new-page.count_other": "{{count}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-new-page": SourceMessages<typeof de, Values>;
	}
}
