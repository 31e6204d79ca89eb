// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "../../language/messages.ts";
import type de from "./de-DE.json";

interface Values {
	"gate.closed": "{{provider}} {{host}}";
	"gate.opened": "{{provider}}";
	"failure.missing": "{{provider}}";
	"failure.notEmbeddable": "{{provider}}";
	"failure.unplayable": "{{provider}}";
	"failure.unreachable": "{{provider}}";
	link: "{{provider}}";
	says: "{{provider}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"shared-contracts/provider-video": SourceMessages<typeof de, Values>;
	}
}
