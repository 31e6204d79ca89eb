// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"changed.in": "{{field}}";
	changes: "{{fields}}";
	original: "{{language}}";
	outdated: "{{date}}";
	refused: "{{reason}}";
	"refused.create": "{{reason}}";
	shared_one: "{{count}}";
	shared_other: "{{count}}";
	"status.scheduled": "{{date}}";
	links: "{{language}} {{links}}";
	"links.more_one": "{{count}}";
	"links.more_other": "{{count}}";
	still: "{{language}} {{texts}}";
	"still.alternative": "{{text}}";
	"still.more_one": "{{count}}";
	"still.more_other": "{{count}}";
	"still.text": "{{text}}";
	translate: "{{name}}";
	translation: "{{language}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/translations": SourceMessages<typeof de, Values>;
	}
}
