// Written by `npm run check -- messages -u` from the German messages: what i18next's types know of them.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	cancelling_one: "{{count}}";
	cancelling_other: "{{count}} {{seated}} {{waiting}}";
	copied: "{{day}}";
	refused: "{{reason}}";
	reviving_one: "{{count}}";
	reviving_other: "{{count}} {{seated}} {{waiting}}";
	seatedCount_one: "{{count}}";
	seatedCount_other: "{{count}}";
	shown: "{{count}}";
	silent: "{{about}}";
	tellAfter_one: "{{count}}";
	tellAfter_other: "{{count}}";
	telling_one: "{{count}} {{about}}";
	telling_other: "{{count}} {{about}}";
	waitingNews: "{{time}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/event-desk": SourceMessages<typeof de, Values>;
	}
}
