// Written by `npm run check -- messages -u` from the German messages: what i18next's types know of them.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	changed: "{{name}} {{fields}}";
	changedMore: "{{name}} {{fields}} {{count}}";
	created: "{{name}}";
	failed: "{{reason}}";
	field: "{{name}}";
	gone: "{{fields}}";
	inDraft: "{{sentence}}";
	listings: "{{fields}}";
	missed: "{{fields}}";
	put_one: "{{count}} {{fields}} {{date}}";
	put_other: "{{count}} {{date}} {{fields}}";
	restore_one: "{{count}}";
	restore_other: "{{count}}";
	saved: "{{name}}";
	unknown: "{{fields}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/history": SourceMessages<typeof de, Values>;
	}
}
