// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	changed: "{{name}} {{fields}}";
	field: "{{name}}";
	inDraft: "{{sentence}}";
	missed: "{{fields}}";
	put: "{{date}} {{fields}}";
	"publication.sure": "{{fields}}";
	"publication.sureDraft": "{{fields}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/history": SourceMessages<typeof de, Values>;
	}
}
