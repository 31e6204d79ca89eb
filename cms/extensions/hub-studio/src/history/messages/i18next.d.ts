// Written by `npm run check -- messages -u` from the German messages: what i18next's types know of them.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	changed: "{{name}} {{fields}}";
	changedMore: "{{name}} {{fields}} {{count}}";
	created: "{{name}}";
	field: "{{name}}";
	failed: "{{reason}}";
	restored: "{{date}}";
	restoredSame: "{{date}}";
	saved: "{{name}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/history": SourceMessages<typeof de, Values>;
	}
}
