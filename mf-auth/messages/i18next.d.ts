// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"field.new-password.hint": "{{least}}";
	"wrong.short-password": "{{least}}";
	"wrong.long-password": "{{most}}";
	"trouble.later": "{{minutes}}";
	"provider-submit": "{{name}}";
	"provider-unreachable": "{{name}}";
	"provider-cancelled": "{{name}}";
	"provider-failed": "{{name}}";
	"sign-out.elsewhere": "{{name}} {{provider}}";
	"forgotten.sent.text": "{{email}}";
	"profile.text": "{{email}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-auth": SourceMessages<typeof de, Values>;
	}
}
