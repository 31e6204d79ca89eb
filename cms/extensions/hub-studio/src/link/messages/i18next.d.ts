// Written by `npm run check -- messages -u` from the German messages: what i18next's types know of them.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	found_one: "{{count}}";
	found_other: "{{count}}";
	more_one: "{{count}}";
	more_other: "{{count}}";
	unchosen: "{{words}}";
	leads: "{{name}}";
	open: "{{name}}";
	"note.scheduled": "{{date}}";
	"note.language": "{{theirs}}";
	"note.moved": "{{to}}";
	"mark.scheduled": "{{date}}";
	"mark.language": "{{theirs}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/link": SourceMessages<typeof de, Values>;
	}
}
