// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"add.languages.about": "{{names}}";
	entries_one: "{{count}}";
	entries_other: "{{count}}";
	entries_zero: "{{count}}";
	"link.copied": "{{date}}";
	"link.shown": "{{date}}";
	"plan.at": "{{zone}}";
	planned: "{{date}}";
	published: "{{date}}";
	"publish.sure": "{{entries}}";
	"refused.elsewhere": "{{name}}";
	"refused.full": "{{most}}";
	"refused.problems_one": "{{count}}";
	"refused.problems_other": "{{count}}";
	"remove.sure": "{{name}}";
	"status.planned": "{{date}}";
	"status.published": "{{date}}";
	notLoaded: "{{reason}}";
	"again.sure": "{{entries}}";
	"return.edited": "{{name}}";
	"return.fields": "{{fields}}";
	"return.sure": "{{entries}}";
	problems_one: "{{count}}";
	problems_other: "{{count}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/launches": SourceMessages<typeof de, Values>;
	}
}
