// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"drafts.in": "{{where}}";
	entries_one: "{{count}}";
	entries_other: "{{count}}";
	"entry.choose": "{{name}}";
	found: "{{places}} {{entries}}";
	left_one: "{{count}}";
	left_other: "{{count}}";
	none: "{{find}} {{language}}";
	"outcome.refused": "{{reason}}";
	places_one: "{{count}}";
	places_other: "{{count}}";
	progress_one: "{{count}} {{done}}";
	progress_other: "{{count}} {{done}}";
	"publish.drafts_one": "{{count}}";
	"publish.drafts_other": "{{count}}";
	publish_one: "{{count}} {{entries}}";
	publish_other: "{{count}} {{entries}}";
	replace_one: "{{count}} {{entries}}";
	replace_other: "{{count}} {{entries}}";
	summary_one: "{{count}} {{done}}";
	summary_other: "{{count}} {{done}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/replace": SourceMessages<typeof de, Values>;
	}
}
