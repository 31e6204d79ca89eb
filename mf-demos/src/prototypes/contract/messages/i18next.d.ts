// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"value.months_one": "{{count}}";
	"value.months_other": "{{count}}";
	"value.uses_one": "{{count}} {{number}}";
	"value.uses_other": "{{count}} {{number}}";
	"value.price": "{{number}}";
	"answer.start.consumer": "{{other}}";
	"answer.start.provider": "{{other}}";
	"answer.countered": "{{other}}";
	"answer.accepted": "{{other}}";
	"answer.agreed": "{{other}}";
	"answer.verified": "{{other}}";
	"answer.refused": "{{other}}";
	"terms.instead": "{{value}}";
	"log.you": "{{name}}";
	"use.refused.text_one": "{{count}}";
	"use.refused.text_other": "{{count}}";
	"finding.purpose": "{{agreed}} {{asked}}";
	"finding.elapsedTime": "{{agreed}} {{asked}}";
	"finding.spatial": "{{agreed}} {{asked}}";
	"finding.recipient": "{{agreed}} {{asked}}";
	"finding.count": "{{agreed}} {{asked}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-demos/contract": SourceMessages<typeof de, Values>;
	}
}
