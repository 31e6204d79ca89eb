// Written by `npm run check -- messages -u` from the German messages: what i18next's types know of them.

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
	"state.scheduled": "{{date}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/entry": SourceMessages<typeof de, Values>;
	}
}
