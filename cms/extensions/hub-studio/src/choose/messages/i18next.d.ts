// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	found_one: "{{count}}";
	found_other: "{{count}}";
	more_one: "{{count}}";
	more_other: "{{count}}";
	chosen: "{{name}}";
	takeOut: "{{name}}";
	takenOut: "{{name}}";
	moved: "{{name}} {{place}} {{count}}";
	open: "{{name}}";
	unchosen: "{{words}}";
	leads: "{{name}}";
	"note.scheduled": "{{date}}";
	"note.language": "{{theirs}}";
	"note.moved": "{{to}}";
	"mark.scheduled": "{{date}}";
	"mark.language": "{{theirs}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/choose": SourceMessages<typeof de, Values>;
	}
}
