// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	cancelling_one: "{{count}}";
	cancelling_other: "{{count}} {{seated}} {{waiting}}";
	changing_one: "{{count}} {{about}}";
	changing_other: "{{count}} {{about}}";
	copied: "{{day}}";
	mailedAfter_one: "{{count}}";
	mailedAfter_other: "{{count}}";
	pending: "{{time}}";
	refused: "{{reason}}";
	reviving_one: "{{count}}";
	reviving_other: "{{count}} {{seated}} {{waiting}}";
	seatedCount_one: "{{count}}";
	seatedCount_other: "{{count}}";
	shown: "{{count}}";
	silent: "{{about}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/event-desk": SourceMessages<typeof de, Values>;
	}
}
