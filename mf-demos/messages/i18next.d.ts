// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"prototype.title": "{{demo}}";
	"demo.minutes_one": "{{count}}";
	"demo.minutes_other": "{{count}}";
	"try.more_one": "{{count}}";
	"try.more_other": "{{count}}";
	"slides.place": "{{number}} {{count}}";
	"filter.remove": "{{choice}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-demos": SourceMessages<typeof de, Values>;
	}
}
