// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"facts.hidden_one": "{{count}}";
	"facts.hidden_other": "{{count}}";
	"history.hidden_one": "{{count}}";
	"history.hidden_other": "{{count}}";
	"claims.hidden_one": "{{count}}";
	"claims.hidden_other": "{{count}}";
	"claims.verifyAll": "{{count}}";
	"claims.result": "{{genuine}} {{count}}";
	"claim.by": "{{issuer}} {{role}} {{date}}";
	"verdict.genuine.tried": "{{value}}";
	"verdict.genuine.text": "{{issuer}}";
	"verdict.altered.tried": "{{value}}";
	"verdict.altered.text": "{{issuer}}";
	"verdict.unlisted.tried": "{{value}}";
	"verdict.unlisted.text": "{{issuer}}";
	"computed.signature": "{{issuer}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-demos/passport": SourceMessages<typeof de, Values>;
	}
}
