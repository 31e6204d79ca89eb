// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	edits: "{{name}} {{date}}";
	"edits.without": "{{date}}";
	"effect.will-appear": "{{date}}";
	"links.copied": "{{date}}";
	"links.notMade": "{{reason}}";
	"links.refused": "{{reason}}";
	"links.shown": "{{date}}";
	"list.edits": "{{state}}";
	"list.over": "{{date}}";
	"list.scheduled": "{{date}}";
	liveUntil: "{{date}}";
	name: "{{name}}";
	over: "{{date}}";
	scheduled: "{{date}}";
	used_one: "{{count}} {{names}}";
	used_other: "{{count}} {{names}}";
	"version.will-appear": "{{date}}";
	saved: "{{time}}";
	conflict: "{{field}} {{name}}";
	"conflict.stored": "{{field}}";
	"conflict.without": "{{field}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/visibility": SourceMessages<typeof de, Values>;
	}
}
