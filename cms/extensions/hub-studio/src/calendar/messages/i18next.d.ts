// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	moved: "{{name}} {{day}}";
	moving: "{{name}} {{day}}";
	"problem.link": "{{href}}";
	"problem.translation": "{{languages}}";
	problems_one: "{{count}}";
	problems_other: "{{count}}";
	stays: "{{name}} {{day}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/calendar": SourceMessages<typeof de, Values>;
	}
}
