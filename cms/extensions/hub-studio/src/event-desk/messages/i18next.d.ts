// Written by `npm run check -- messages -u` from the German messages: what i18next's types know of them.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	cancelling_one: "{{count}}";
	cancelling_other: "{{count}} {{seated}} {{waiting}}";
	copied: "{{day}}";
	refused: "{{reason}}";
	shown: "{{count}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/event-desk": SourceMessages<typeof de, Values>;
	}
}
