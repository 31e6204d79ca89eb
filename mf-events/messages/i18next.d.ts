// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"seats.left_one": "{{count}}";
	"seats.left_other": "{{count}}";
	"seats.left.onsite_one": "{{count}}";
	"seats.left.onsite_other": "{{count}}";
	"pages.title": "{{title}} {{page}}";
	"time.own": "{{times}}";
	"register.wrong.title_one": "{{count}}";
	"register.wrong.title_other": "{{count}}";
	"register.wrong.long": "{{field}} {{most}}";
	"register.later.text_one": "{{count}}";
	"register.later.text_other": "{{count}}";
	"register.received.text": "{{email}}";
	"manage.email": "{{email}}";
	"manage.state.pending.text": "{{until}}";
	"manage.state.waitlisted.text": "{{place}}";
	"manage.state.offered.text": "{{until}}";
	"filter.remove": "{{choice}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-events": SourceMessages<typeof de, Values>;
	}
}
