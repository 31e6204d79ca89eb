// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"view.party": "{{party}}";
	"view.shared": "{{party}}";
	"view.blind": "{{party}}";
	"result.downstream": "{{units}} {{all}}";
	"result.upstream_one": "{{count}} {{lot}}";
	"result.upstream_other": "{{count}} {{lot}}";
	"result.origin": "{{lot}}";
	"result.origin.text": "{{stage}}";
	"result.what": "{{finished}}";
	"result.money": "{{number}}";
	"result.saved": "{{units}} {{money}}";
	"lot.concerned": "{{units}} {{all}}";
	"lot.all": "{{all}}";
	"lot.short": "{{units}} {{all}}";
	"lot.units": "{{units}}";
	"list.serials": "{{spans}}";
	"list.hidden_one": "{{count}}";
	"list.hidden_other": "{{count}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-demos/recall": SourceMessages<typeof de, Values>;
	}
}
