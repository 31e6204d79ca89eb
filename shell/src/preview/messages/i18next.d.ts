// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	until: "{{date}}";
	"link.copied": "{{date}}";
	"launch.text": "{{name}}";
	"launch.planned": "{{name}} {{date}}";
	"release.other": "{{releases}} {{date}}";
	"release.live": "{{date}}";
	moment: "{{date}} {{time}}";
	"moment.launch": "{{name}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"shell/preview": SourceMessages<typeof de, Values>;
	}
}
